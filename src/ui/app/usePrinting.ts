import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being drawn for paper now, however the customer came to print it. */
export const usePrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // The browser draws the page as soon as the event is over.
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal });
    window.addEventListener('afterprint', () => setPrinting(false), { signal });
    return () => stop.abort();
  }, []);
  return isPrinting;
};
