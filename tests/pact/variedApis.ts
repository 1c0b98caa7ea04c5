import type { Variation } from '../../src/adapters/reference-api/Variation';
import { type RunningReferenceApi, runningReferenceApi } from '../support/runningReferenceApi';

/** Two reference servers for the tests of a file. The replies of the second are checked, those of the first are not. */
export const variedApis = () => {
  // Everything is verified on a machine that may be busy.
  jest.setTimeout(300_000);

  let inForce: readonly Variation[] = [];
  let unchecked: RunningReferenceApi;
  let checked: RunningReferenceApi;

  beforeAll(async () => {
    unchecked = await runningReferenceApi({ mutant: () => inForce });
    checked = await runningReferenceApi({ variant: () => inForce });
  });

  beforeEach(() => {
    inForce = [];
  });

  afterAll(() => Promise.all([unchecked.stop(), checked.stop()]));

  return {
    /** Both servers are this backend until the test ends. */
    become: (variation: Variation): void => {
      inForce = [variation];
    },
    unchecked: () => unchecked.baseUrl,
    checked: () => checked.baseUrl,
  };
};
