type Hold = (event: PopStateEvent) => void;

/** The router counts the entries of the history in their state. */
export const positionOf = (state: unknown): number | undefined => {
  const position: unknown = Reflect.get(Object(state), 'idx');
  return typeof position === 'number' ? position : undefined;
};

let position = 0;
let isReturn = false;

/**
 * The router has rendered another entry.
 * @returns whether the customer went back to it, and can go further back
 */
export const noteArrival = (): boolean => {
  const here = positionOf(window.history.state) ?? 0;
  isReturn = here > 0 && here < position;
  position = here;
  return isReturn;
};

/** Whether the customer went back to the entry that shows. True only once: React runs effects twice during development. */
export const takeReturn = (): boolean => {
  const was = isReturn;
  isReturn = false;
  return was;
};

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
