import { useEffect } from 'react';

/** Scrolls an element into view, because the focus is elsewhere and does not scroll there. */
export const useInView = (id: string, isShown: boolean): void => {
  useEffect(() => {
    if (isShown) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id, isShown]);
};
