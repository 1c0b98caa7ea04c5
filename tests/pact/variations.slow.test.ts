import { apiCalls } from '../contract/apiCalls';
import { sample } from './backends';
import { isVerified } from './isVerified';
import { mutants } from './mutants';
import { takeJourneys } from './takeJourneys';
import { variants } from './variants';
import { variedApis } from './variedApis';

const apis = variedApis();

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

  it.each(sample(mutants))('%s fails the verification', async (_, mutant) => {
    apis.become(mutant);
    expect(await isVerified(apis.unchecked(), mutant.calls)).toBe(false);
  });
});

describe('The provider variants', () => {
  it('are at least 40, each with a name of its own', () => {
    expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length);
    expect(variants.length).toBeGreaterThanOrEqual(40);
  });

  it.each(sample(variants))('%s passes the verification and every journey @WIRE-50', async (_, variant) => {
    apis.become(variant);
    expect(await isVerified(apis.checked(), variant.calls)).toBe(true);
    expect(await takeJourneys(apis.checked())).toEqual([]);
  });
});
