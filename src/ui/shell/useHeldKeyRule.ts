import { useEffect } from 'react';

/**
 * Ignores an Enter that is held: the browser repeats it, and it would press what the first one has changed or opened, such as send a form
 * that it has opened just now. Rule SHELL-68.
 */
export const useHeldKeyRule = (): void =>
  useEffect(() => {
    const hold = (event: KeyboardEvent): void => {
      if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement))
        event.preventDefault();
    };
    window.addEventListener('keydown', hold, { capture: true });
    return () => window.removeEventListener('keydown', hold, { capture: true });
  }, []);
