/** Resolves when the browser has painted, or the customer leaves the page. A hidden tab paints nothing: there it takes 200 ms. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const end = (): void => {
      listening.abort();
      resolve();
    };
    requestAnimationFrame(() => setTimeout(end));
    setTimeout(end, 200);
    window.addEventListener('pagehide', end, { signal: listening.signal });
  });
