import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A tap has its click some milliseconds after the finger has left the screen, and a swipe has none. */
const CLICK = 300;

/**
 * A text beside a field, but not before the press that leaves the field has had its click: the text would move the button from under the
 * pointer. Rule INPUT-51.
 */
export const useAfterPress = <Text extends string | undefined>(text: Text): Text => {
  const [shown, setShown] = useState(text);
  const isPressed = useRef(false);
  const show = useEffectEvent((): void => {
    isPressed.current = false;
    setShown(text);
  });

  useEffect(() => {
    if (!isPressed.current) setShown(text);
  }, [text]);

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    const press = (): void => {
      clearTimeout(waiting);
      isPressed.current = true;
    };
    const release = (): void => {
      clearTimeout(waiting);
      waiting = setTimeout(show, CLICK);
    };
    const end = (): void => {
      clearTimeout(waiting);
      show();
    };
    window.addEventListener('pointerdown', press, options);
    window.addEventListener('pointerup', release, options);
    for (const name of ['click', 'pointercancel']) window.addEventListener(name, end, options);
    return () => {
      clearTimeout(waiting);
      gone.abort();
    };
  }, []);
  return shown;
};
