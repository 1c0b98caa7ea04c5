import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Emits the last input before the customer leaves the screen or closes the page.
 * @returns emits when the customer leaves the field. It waits until the pointer is released, because an error that appears between press
 * and release would move the button.
 */
export const useEmitOnLeave = (emit: () => void): (() => void) => {
  const emitLatest = useEffectEvent(emit);
  const isPressing = useRef(false);
  useEffect(() => {
    const press = (): void => {
      isPressing.current = true;
    };
    const release = (): void => {
      isPressing.current = false;
      emitLatest();
    };
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    window.addEventListener('pagehide', emitLatest, options);
    window.addEventListener('pointerdown', press, options);
    window.addEventListener('pointerup', release, options);
    window.addEventListener('pointercancel', release, options);
    return () => {
      gone.abort();
      emitLatest();
    };
  }, []);

  return () => {
    if (!isPressing.current) emit();
  };
};
