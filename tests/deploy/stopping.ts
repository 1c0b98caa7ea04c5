type Stop<Result> = (signal?: NodeJS.Signals) => Promise<Result>;

const started: Stop<unknown>[] = [];

/** Notes how to stop what runs: jest waits for what a test file has started. */
export const stopping = <Result>(stop: Stop<Result>): Stop<Result> => {
  let stopped: Promise<Result> | undefined;
  const once: Stop<Result> = (signal) => (stopped ??= stop(signal));
  started.push(once);
  return once;
};

// Playwright has no global hooks; its specs stop what they start.
if ('afterAll' in globalThis) afterAll(() => Promise.all(started.map((stop) => stop())));
