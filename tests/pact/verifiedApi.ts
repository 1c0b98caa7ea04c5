import { type RunningReferenceApi, runningReferenceApi } from '../support/runningReferenceApi';

/** Starts a reference server for the tests of a file, which verify it. Answers its address once it runs. */
export const verifiedApi = (): (() => string) => {
  // The verifier replays every interaction, on whatever else the machine has to do.
  jest.setTimeout(180_000);

  let api: RunningReferenceApi;

  beforeAll(async () => {
    api = await runningReferenceApi();
    // Its first answer takes longest, and a verification waits for 3 seconds.
    await fetch(api.baseUrl);
  });

  afterAll(() => api.stop());

  return () => api.baseUrl;
};
