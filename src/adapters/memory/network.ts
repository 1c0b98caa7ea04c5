/** One call that went to the in-memory insurer, for developers to look at; what was sent is left out, since it holds passwords. */
export interface CallRecord {
  readonly call: string;
  readonly outcome: 'answered' | 'failed' | 'abandoned';
}

/** How the way to the in-memory insurer behaves. */
export interface Network {
  /** What every call takes, in milliseconds. */
  latency: number;
  readonly log: CallRecord[];
}

export const quietNetwork = (): Network => ({ latency: 0, log: [] });

/** Thrown to a caller that left before the answer came. */
class Abandoned extends Error {
  override readonly name = 'AbortError';
}

const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new Abandoned());
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Abandoned());
    });
  });

/** The gateway as it is seen through the network: every call takes its time, can be abandoned, and is logged. */
export const throughNetwork = <Gateway extends object>(
  name: string,
  gateway: Gateway,
  network: Network,
  afterCall: () => void,
): Gateway => {
  const travel =
    (method: string, call: (...sent: unknown[]) => Promise<unknown>) =>
    async (...sent: unknown[]): Promise<unknown> => {
      const signal = sent.find((value): value is AbortSignal => value instanceof AbortSignal);
      const record = (outcome: CallRecord['outcome']): void =>
        void network.log.push({ call: `${name}.${method}`, outcome });
      try {
        await pause(network.latency, signal);
        const answer = await call(...sent);
        afterCall();
        record('answered');
        return answer;
      } catch (failure) {
        record(failure instanceof Abandoned ? 'abandoned' : 'failed');
        throw failure;
      }
    };
  return Object.fromEntries(
    Object.entries(gateway).map(([method, call]) => [
      method,
      travel(method, call as (...sent: unknown[]) => Promise<unknown>),
    ]),
  ) as Gateway;
};
