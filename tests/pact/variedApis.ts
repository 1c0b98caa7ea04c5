import type { Request } from 'express';
import type { Variation } from '../../src/adapters/reference-api/Variation';
import { type RunningReferenceApi, runningReferenceApi } from '../support/runningReferenceApi';

/** Two reference servers for the tests of a file. The replies of the second are checked, those of the first are not. */
export const variedApis = () => {
  // Everything is verified on a machine that may be busy.
  jest.setTimeout(900_000);

  let inForce: readonly Variation[] = [];
  const heard: string[] = [];
  const hear = ({ method, path }: Request): readonly Variation[] => {
    heard.push(`${method} ${path}`);
    return inForce;
  };
  let unchecked: RunningReferenceApi;
  let checked: RunningReferenceApi;

  beforeAll(async () => {
    unchecked = await runningReferenceApi({ mutant: hear });
    checked = await runningReferenceApi({ variant: hear });
  });

  beforeEach(() => {
    inForce = [];
  });

  afterAll(() => Promise.all([unchecked.stop(), checked.stop()]));

  return {
    /** Both servers are this backend until the test ends. */
    become: (...variations: readonly Variation[]): void => {
      inForce = variations;
    },
    /** The calls that have arrived since the last time: "GET /api/claims/HC-1". */
    heard: (): readonly string[] => heard.splice(0),
    unchecked: () => unchecked.baseUrl,
    checked: () => checked.baseUrl,
  };
};
