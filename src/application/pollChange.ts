import type { ChangeStatus } from './ports/ChangeStatus';
import type { Wait } from './ports/Wait';

/** How polling paces itself, in milliseconds (decisions, "The wire"). */
export const pace = { firstPause: 500, growth: 1.5, longestPause: 5_000, limit: 60_000 } as const;

export type PollOutcome =
  | Exclude<ChangeStatus, { readonly kind: 'pending' }>
  /** Nothing was decided within the limit; the customer may have it checked again. */
  | { readonly kind: 'takingLonger' };

export type PollChange = ReturnType<typeof pollChange>;

/**
 * Asks how a change stands until it is decided: with growing pauses, and for a minute at most. A call that is under way at the end is
 * given up. Throws what `ask` throws, and an `AbortError` once the customer left.
 */
export const pollChange =
  (wait: Wait) =>
  async (ask: (signal: AbortSignal) => Promise<ChangeStatus>, signal: AbortSignal): Promise<PollOutcome> => {
    const polling = new AbortController();
    const leave = (): void => polling.abort();
    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();

    const decision = async (): Promise<PollOutcome> => {
      for (let pause: number = pace.firstPause; ; pause = Math.min(pause * pace.growth, pace.longestPause)) {
        await wait(pause, polling.signal);
        const status = await ask(polling.signal);
        if (status.kind !== 'pending') return status;
      }
    };
    const limit = async (): Promise<PollOutcome> => {
      await wait(pace.limit, polling.signal);
      return { kind: 'takingLonger' };
    };

    try {
      return await Promise.race([decision(), limit()]);
    } finally {
      signal.removeEventListener('abort', leave);
      polling.abort();
    }
  };
