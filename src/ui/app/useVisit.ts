import { useLayoutEffect, useState } from 'react';

/** What a screen starts when the customer comes, and stops when the customer leaves. */
export interface Visit {
  /** Answers how to stop. */
  start(): () => void;
}

/** One view-model for one visit of a screen. What it asks of the insurer is on its way before the screen is painted. */
export const useVisit = <T extends Visit>(open: () => T): T => {
  const [viewModel] = useState(open);
  useLayoutEffect(() => viewModel.start(), [viewModel]);
  return viewModel;
};
