import { useEffect } from 'react';

/** Moves the focus to an element each time that `isDue` becomes true. */
export const useFocusOn = (id: string, isDue = true): void => {
  useEffect(() => {
    if (isDue) document.getElementById(id)?.focus();
  }, [id, isDue]);
};
