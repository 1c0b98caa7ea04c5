import { useEffect } from 'react';

/** Within this many milliseconds and pixels of the last click, a press is the second of a double click. */
const DOUBLE_CLICK = { time: 500, distance: 4 };

/** The address of the screen, and the pressed button or link with its name and its text. */
const pressedBy = ({ target }: MouseEvent) => {
  const control = target instanceof Element ? target.closest('button, a') : null;
  const { pathname, search } = window.location;
  return [pathname + search, control, control?.ariaLabel, control?.textContent];
};

/** When and where a click was. The event itself would keep its element in memory, and with it the password of the login. */
type Click = Pick<MouseEvent, 'timeStamp' | 'screenX' | 'screenY'>;

/**
 * Firefox, which alone has `mozInputSource`, counts from one again when the second click meets another element, or another text in the same
 * one.
 */
const isUncounted = (event: MouseEvent, last: Click | undefined): boolean =>
  'mozInputSource' in event &&
  event.detail === 1 &&
  last !== undefined &&
  event.timeStamp - last.timeStamp < DOUBLE_CLICK.time &&
  Math.hypot(event.screenX - last.screenX, event.screenY - last.screenY) < DOUBLE_CLICK.distance;

/**
 * Ignores the second click of a double click if the first has opened another screen, or changed or replaced the button. Rule SHELL-33.
 */
export const useDoubleClickRule = (): void =>
  useEffect(() => {
    let first: readonly unknown[] = [];
    let lastClick: Click | undefined;
    const press = (event: MouseEvent): void => {
      const pressed = pressedBy(event);
      const isSecond = event.detail > 1 || isUncounted(event, lastClick);
      const { timeStamp, screenX, screenY } = event;
      if (event.type === 'click') lastClick = { timeStamp, screenX, screenY };
      if (!isSecond) first = pressed;
      else if (pressed.some((part, index) => part !== first[index])) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    // A button of the mouse that goes down moves the focus.
    const gone = new AbortController();
    for (const name of ['mousedown', 'click'] as const)
      window.addEventListener(name, press, { capture: true, signal: gone.signal });
    // Enter on a link causes a click, too. In Firefox its count is 1, and its position is always the same. Typing ends a double click.
    const forget = () => void (lastClick = undefined);
    for (const name of ['keydown', 'input'] as const)
      window.addEventListener(name, forget, { capture: true, signal: gone.signal });
    return () => gone.abort();
  }, []);
