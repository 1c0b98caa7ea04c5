import { useEffect } from 'react';

/**
 * Ignores what is dropped beside a field, and a file everywhere: the browser would open it in place of what the customer has typed. Rule
 * SHELL-72.
 */
export const useDropRule = (): void =>
  useEffect(() => {
    const ignore = (event: DragEvent): void => {
      const { target, dataTransfer } = event;
      const isInField = target instanceof Element && target.matches('input, textarea');
      if (dataTransfer === null || (isInField && !dataTransfer.types.includes('Files'))) return;
      event.preventDefault();
      // The pointer says so.
      dataTransfer.dropEffect = 'none';
    };
    const gone = new AbortController();
    for (const name of ['dragover', 'drop'] as const)
      window.addEventListener(name, ignore, { capture: true, signal: gone.signal });
    return () => gone.abort();
  }, []);
