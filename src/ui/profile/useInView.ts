import { useEffect } from 'react';

/** Scrolls no further than it takes to see an element, each time that it is to be seen: the focus is elsewhere, and would not. */
export const useInView = (id: string, isShown: boolean): void => {
  useEffect(() => {
    if (isShown) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id, isShown]);
};
