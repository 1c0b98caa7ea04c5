import { useEffect } from 'react';

/**
 * Ignores the second click of a double click if the first has opened another screen. Rule SHELL-33. Firefox counts from one again when
 * the second click meets another element, so the rule has no effect there.
 */
export const useDoubleClickRule = (): void =>
  useEffect(() => {
    let clickedAt = '';
    const onClick = (event: MouseEvent): void => {
      const here = window.location.pathname;
      if (event.detail <= 1) clickedAt = here;
      else if (clickedAt !== here) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('click', onClick, { capture: true });
    return () => window.removeEventListener('click', onClick, { capture: true });
  }, []);
