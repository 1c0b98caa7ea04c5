import { useLayoutEffect, useState } from 'react';

/** A view-model that works while its screen is shown. */
export interface Visited {
  /** @param signal aborts when the visit ends */
  start(signal: AbortSignal): void;
}

/** The signal of a visit that has not started: it never aborts. */
export const notStarted: AbortSignal = new AbortController().signal;

/** One view-model for one visit of a screen. It starts before the screen is painted, so that its calls start early. */
export const useVisit = <T extends Visited>(open: () => T): T => {
  const [viewModel] = useState(open);
  useLayoutEffect(() => {
    const visit = new AbortController();
    viewModel.start(visit.signal);
    return () => visit.abort();
  }, [viewModel]);
  return viewModel;
};
