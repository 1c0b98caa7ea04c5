import type { Variation } from '../../src/adapters/reference-api/Variation';
import { runs } from '../support/runs';
import { apiCalls } from '../contract/apiCalls';
import { takeJourneys } from './journeys';
import { mutants } from './mutants';
import { isVerified } from './plainVerifier';
import { variants } from './variants';
import { variedApis } from './variedApis';

const apis = variedApis();

/** A sample among the unit tests, all of them in `npm run test:providers`. */
const some = (all: readonly Variation[]): readonly (readonly [string, Variation])[] => {
  const step = runs(12, 1);
  return all.filter((_, index) => index % step === 0).map((variation) => [variation.name, variation]);
};

describe('The reference server', () => {
  it('passes the verification without a request filter, and every journey @WIRE-50', async () => {
    expect(await isVerified(apis.checked(), apiCalls)).toBe(true);
    expect(await takeJourneys(apis.checked())).toEqual([]);
  });
});

describe('The provider mutants', () => {
  it('are at least 40, each with a name of its own', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
    expect(mutants.length).toBeGreaterThanOrEqual(40);
  });

  it.each(some(mutants))('%s fails the verification', async (_, mutant) => {
    apis.become(mutant);
    expect(await isVerified(apis.unchecked(), mutant.calls)).toBe(false);
  });
});

describe('The provider variants', () => {
  it('are at least 40, each with a name of its own', () => {
    expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length);
    expect(variants.length).toBeGreaterThanOrEqual(40);
  });

  it.each(some(variants))('%s passes the verification and every journey @WIRE-50', async (_, variant) => {
    apis.become(variant);
    expect(await isVerified(apis.checked(), variant.calls)).toBe(true);
    expect(await takeJourneys(apis.checked())).toEqual([]);
  });
});
