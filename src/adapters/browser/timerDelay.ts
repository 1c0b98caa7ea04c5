import type { Delay } from '../../application/ports/Delay';

/** Waits with the browser's timer, which an abort removes. */
export const timerDelay: Delay = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      reject(new DOMException('The wait was given up.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
  });
