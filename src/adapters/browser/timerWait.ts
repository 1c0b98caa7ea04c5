import type { Wait } from '../../application/ports/Wait';

/** Waits by the browser's timer; whoever leaves meanwhile is told at once, and no timer is left behind. */
export const timerWait: Wait = (milliseconds, signal) =>
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
