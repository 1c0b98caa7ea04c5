/** Runs something when the page has nothing else to do, or soon in a browser that cannot tell. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
};
