import type { Visited } from '../../src/ui/screen/useVisit';

/** Starts a visit as the hook of a screen does. Returns a function that ends it. */
export const startVisit = (viewModel: Visited): (() => void) => {
  const controller = new AbortController();
  viewModel.start(controller.signal);
  return () => controller.abort();
};
