import { whenIdle } from './whenIdle';

/** Resolves when the browser has painted and is idle, or the customer leaves the page. A hidden tab does neither: there it takes a second. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const end = (): void => {
      listening.abort();
      resolve();
    };
    requestAnimationFrame(() => void whenIdle().then(end));
    setTimeout(end, 1000);
    window.addEventListener('pagehide', end, { signal: listening.signal });
  });
