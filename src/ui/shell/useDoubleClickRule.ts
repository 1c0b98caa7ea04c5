import { useEffect } from 'react';

/** What a press meets: the screen with what is chosen there, and the button or link with what it says now. */
const pressedBy = ({ target }: MouseEvent) => {
  const control = target instanceof Element ? target.closest('button, a') : null;
  const { pathname, search } = window.location;
  return [pathname + search, control, control?.ariaLabel, control?.textContent];
};

/**
 * Ignores the second click of a double click if the first has opened another screen, or changed or replaced the button. Rule SHELL-33. Firefox
 * counts from one again when the second click meets another element, so the rule has no effect there.
 */
export const useDoubleClickRule = (): void =>
  useEffect(() => {
    let first: readonly unknown[] = [];
    const gone = new AbortController();
    const press = (event: MouseEvent): void => {
      const pressed = pressedBy(event);
      if (event.detail <= 1) first = pressed;
      else if (pressed.some((part, index) => part !== first[index])) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    // A button of the mouse that goes down moves the focus.
    for (const name of ['mousedown', 'click'] as const)
      window.addEventListener(name, press, { capture: true, signal: gone.signal });
    return () => gone.abort();
  }, []);
