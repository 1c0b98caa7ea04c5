type Hold = (event: PopStateEvent) => void;

/** The browser has one history, so there is one hold. */
let current: Hold | undefined;

/**
 * Hears of each step of the history before the router does, if it is called before the router listens: Chromium calls the listeners of the
 * window in their order, capturing or not. Returns how to stop.
 */
export const watchHistorySteps = (): (() => void) => {
  const step = (event: PopStateEvent): void => current?.(event);
  window.addEventListener('popstate', step);
  return () => window.removeEventListener('popstate', step);
};

/** Lets this listener decide about steps of the history until the signal aborts. */
export const holdHistorySteps = (hold: Hold, signal: AbortSignal): void => {
  current = hold;
  signal.addEventListener('abort', () => {
    if (current === hold) current = undefined;
  });
};
