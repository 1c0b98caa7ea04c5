import { committedPact, readPact, stateNamesOf } from '../../scripts/pact/pactFile';
import { stateNames } from '../../src/adapters/reference-api/states';
import { type RunningReferenceApi, runningReferenceApi } from '../support/runningReferenceApi';
import { pactVerify } from './pactVerify';

// The verifier replays every interaction, on whatever else the machine has to do.
jest.setTimeout(180_000);

let api: RunningReferenceApi;

beforeAll(async () => {
  api = await runningReferenceApi();
  // Its first answer takes longest, and a verification waits for 3 seconds.
  await fetch(api.baseUrl);
});

afterAll(() => api.stop());

describe('the reference API', () => {
  it('is verified against every interaction of the committed pact @WIRE-48', async () => {
    const { code, output } = await pactVerify(['--provider', api.baseUrl]);
    const { length } = readPact(committedPact).interactions;
    expect(output).toContain(`${length} of ${length} interactions verified, 0 failed, 0 without a state.`);
    expect(code).toBe(0);
  });

  it('knows every state of the pact', () => {
    expect(stateNamesOf(readPact(committedPact)).filter((name) => !stateNames.includes(name))).toEqual([]);
  });
});
