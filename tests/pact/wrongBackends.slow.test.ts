import { checkingProxy } from '../../scripts/pact/checkingProxy';
import type { Variation } from '../../src/adapters/reference-api/Variation';
import { type RunningReferenceApi, runningReferenceApi } from '../support/runningReferenceApi';
import { runs } from '../support/runs';
import { isVerified } from './plainVerifier';
import { scenariosFailure, smokeFailure } from './tellInProcess';
import { variants } from './variants';
import { wrongBackends } from './wrongBackends';

// Every story is told on a machine that may be busy.
jest.setTimeout(120_000);

let inForce: Variation | undefined;
let wrong: RunningReferenceApi;
let legal: RunningReferenceApi;

beforeAll(async () => {
  wrong = await runningReferenceApi({ mutant: () => inForce });
  legal = await runningReferenceApi({ variant: () => inForce });
});

beforeEach(() => {
  inForce = undefined;
});

afterAll(() => Promise.all([wrong.stop(), legal.stop()]));

const sample = <T extends Variation>(all: readonly T[]): readonly (readonly [string, T])[] => {
  const step = runs(20, 1);
  return all.filter((_, index) => index % step === 0).map((variation) => [variation.name, variation]);
};

/** Whether pact:verify passes, which has the proxy between verifier and provider. */
const passes = async (provider: string, calls: readonly string[]): Promise<boolean> => {
  const proxy = await checkingProxy(provider);
  try {
    return (await isVerified(proxy.url, calls)) && proxy.problems().length === 0;
  } finally {
    await proxy.stop();
  }
};

describe('The wrong backends @WIRE-63', () => {
  it('are at least 80, each with a name of its own', () => {
    expect(new Set(wrongBackends.map(({ name }) => name)).size).toBe(wrongBackends.length);
    expect(wrongBackends.length).toBeGreaterThanOrEqual(80);
  });

  it('differ from one that passes everything', async () => {
    expect(await smokeFailure(wrong.baseUrl)).toBeUndefined();
    expect(await scenariosFailure(wrong.baseUrl)).toBeUndefined();
  });

  it.each(sample(wrongBackends))('%s is caught', async (_, backend) => {
    inForce = backend;
    const { caughtBy, calls } = backend;
    if (caughtBy === 'pact:verify') expect(await passes(wrong.baseUrl, calls)).toBe(false);
    else if (caughtBy === '--smoke') expect(await smokeFailure(wrong.baseUrl)).toContain('✗');
    else expect(await scenariosFailure(wrong.baseUrl)).toContain('✗');
  });
});

/** Their data stay as they are whatever the customer writes, so that the stories fail there. */
const fixedData = [
  'customer-long-names',
  'customer-contact-preference-unknown',
  'policies-large-numbers',
  'preview-large-refund',
  'claims-moments-with-offset',
  'claim-large-estimate',
  'billing-term-unknown',
  'policy-number-and-term-alone',
];

const changing = variants.filter(({ name }) => !fixedData.includes(name));

describe('The legal backends', () => {
  it('are at least 50', () => {
    expect(changing.length).toBeGreaterThanOrEqual(50);
  });

  it.each(sample(changing))('%s passes pact:verify, --smoke and --scenarios', async (_, variant) => {
    inForce = variant;
    expect(await smokeFailure(legal.baseUrl)).toBeUndefined();
    expect(await scenariosFailure(legal.baseUrl)).toBeUndefined();
    expect(await passes(legal.baseUrl, variant.calls)).toBe(true);
  });
});
