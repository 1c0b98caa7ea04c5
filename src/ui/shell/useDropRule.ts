import { useEffect } from 'react';

/**
 * Ignores a dropped file, and any drop that is not on a field. Otherwise the browser opens the file or the link, and the form is lost. Rule
 * SHELL-72.
 */
export const useDropRule = (): void =>
  useEffect(() => {
    const ignore = (event: DragEvent): void => {
      const { target, dataTransfer } = event;
      const isInField = target instanceof Element && target.matches('input, textarea');
      if (dataTransfer === null || (isInField && !dataTransfer.types.includes('Files'))) return;
      event.preventDefault();
      // The pointer shows that nothing can be dropped here.
      dataTransfer.dropEffect = 'none';
    };
    const gone = new AbortController();
    for (const name of ['dragover', 'drop'] as const)
      window.addEventListener(name, ignore, { capture: true, signal: gone.signal });
    return () => gone.abort();
  }, []);
