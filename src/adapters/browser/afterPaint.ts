/** Resolves when the browser has painted, or the customer leaves the page. A hidden tab paints nothing: there it takes 200 ms. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200);
    window.addEventListener('pagehide', () => resolve(), { once: true });
  });
