import type { ChangeStatus } from '../ports/ChangeStatus';
import type { Delay } from '../ports/Delay';

/** The pauses between polls and the limit of polling, in milliseconds. */
const pace = { firstPause: 500, growth: 1.5, longestPause: 5_000, limit: 60_000 } as const;

type PollOutcome =
  | Exclude<ChangeStatus, { readonly kind: 'pending' }>
  /** The change was still pending at the limit; the customer can check again. */
  | { readonly kind: 'takingLonger' };

interface Needs {
  readonly wait: Delay;
}

export type PollChange = ReturnType<typeof pollChange>;

/**
 * Asks for the status of a change until it is no longer pending, with growing pauses and up to the limit. A call that is in progress at
 * the limit is aborted. Throws what `ask` throws, and an `AbortError` once the customer has left.
 */
export const pollChange =
  ({ wait }: Needs) =>
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
