import type { Variation } from '../../src/adapters/reference-api/Variation';
import { type RunningReferenceApi, runningReferenceApi } from '../support/runningReferenceApi';
import { runs } from '../support/runs';
import { apiCalls } from '../contract/apiCalls';
import { takeJourneys } from './journeys';
import { mutants } from './mutants';
import { isVerified } from './plainVerifier';
import { variants } from './variants';

// The verifier replays interactions on a machine that may be busy.
jest.setTimeout(120_000);

let inForce: Variation | undefined;
let mutated: RunningReferenceApi;
let varied: RunningReferenceApi;

beforeAll(async () => {
  mutated = await runningReferenceApi({ mutant: () => inForce });
  varied = await runningReferenceApi({ variant: () => inForce });
});

beforeEach(() => {
  inForce = undefined;
});

afterAll(() => Promise.all([mutated.stop(), varied.stop()]));

/** A sample among the unit tests, all of them in `npm run test:providers`. */
const some = (all: readonly Variation[]): readonly (readonly [string, Variation])[] => {
  const step = runs(12, 1);
  return all.filter((_, index) => index % step === 0).map((variation) => [variation.name, variation]);
};

describe('The reference server', () => {
  it('passes the verification without a request filter, and every journey @WIRE-50', async () => {
    expect(await isVerified(varied.baseUrl, apiCalls)).toBe(true);
    expect(await takeJourneys(varied.baseUrl)).toEqual([]);
  });
});

describe('The provider mutants', () => {
  it('are at least 40, each with a name of its own', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
    expect(mutants.length).toBeGreaterThanOrEqual(40);
  });

  it.each(some(mutants))('%s fails the verification', async (_, mutant) => {
    inForce = mutant;
    expect(await isVerified(mutated.baseUrl, mutant.calls)).toBe(false);
  });
});

describe('The provider variants', () => {
  it('are at least 40, each with a name of its own', () => {
    expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length);
    expect(variants.length).toBeGreaterThanOrEqual(40);
  });

  it.each(some(variants))('%s passes the verification and every journey', async (_, variant) => {
    inForce = variant;
    expect(await isVerified(varied.baseUrl, variant.calls)).toBe(true);
    expect(await takeJourneys(varied.baseUrl)).toEqual([]);
  });
});
