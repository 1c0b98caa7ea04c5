import { useEffect } from 'react';

/**
 * Ignores an Enter that is held. The browser repeats it, and the next ones would press what the first one has opened: they would send a
 * form that has just appeared. Rule SHELL-68.
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
