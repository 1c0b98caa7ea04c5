import { useEffect } from 'react';

/** Moves the focus to an element of the page, each time that the reason for it begins to hold. */
export const useFocusOn = (id: string, isDue = true): void => {
  useEffect(() => {
    if (isDue) document.getElementById(id)?.focus();
  }, [id, isDue]);
};
