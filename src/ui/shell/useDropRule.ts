import { useEffect } from 'react';

/**
 * Ignores what is dropped beside a field, and a file everywhere: the browser would open it in place of what the customer has typed. Rule
 * SHELL-72.
 */
export const useDropRule = (): void =>
  useEffect(() => {
    const ignore = (event: DragEvent): void => {
      const isInField = event.target instanceof Element && event.target.matches('input, textarea');
      if (!isInField || event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const gone = new AbortController();
    for (const name of ['dragover', 'drop'] as const)
      window.addEventListener(name, ignore, { capture: true, signal: gone.signal });
    return () => gone.abort();
  }, []);
