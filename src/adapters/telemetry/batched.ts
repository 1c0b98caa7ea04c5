import type { Noted } from './telemetryBody';

/** A batch has room in a beacon, and in the 8 KB that the shipped nginx accepts. */
const BATCH_SIZE = 20;
/** The most events of a page, so that a repeated defect does not flood the operator. */
const MOST_OF_A_PAGE = 200;
const PAUSE = 10_000;

/** Collects what happens and sends it in batches: when a batch is full, and ten seconds after its first entry. */
export const batched = (send: (batch: readonly Noted[]) => void) => {
  let batch: readonly Noted[] = [];
  let count = 0;
  let due: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(due);
    due = undefined;
    const full = batch;
    batch = [];
    if (full.length > 0) send(full);
  };

  return {
    note: (noted: Noted): void => {
      if (count === MOST_OF_A_PAGE) return;
      count += 1;
      batch = [...batch, noted];
      if (batch.length === BATCH_SIZE) flush();
      else due ??= setTimeout(flush, PAUSE);
    },
    /** Sends the events that still wait. The customer may be about to leave the page. */
    flush,
  };
};
