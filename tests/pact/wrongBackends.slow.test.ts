import { callOf, committedPact, readPact } from '../../scripts/pact/pactFile';
import { verifyInteractions } from '../../scripts/pact/verifyProvider';
import { runs } from '../support/runs';
import { apiCalls } from '../contract/apiCalls';
import { scenariosFailure, smokeFailure } from './tellInProcess';
import { type Transport, legalTransports, relay, wrongTransports } from './transports';
import { variants } from './variants';
import { variedApis } from './variedApis';
import { wrongBackends } from './wrongBackends';

const apis = variedApis();

let transport: Transport | undefined;
let wire: Awaited<ReturnType<typeof relay>>;

beforeAll(async () => {
  wire = await relay(apis.checked(), () => transport);
});

beforeEach(() => {
  transport = undefined;
});

afterAll(() => wire.stop());

const sample = <T extends { readonly name: string }>(all: readonly T[]): readonly (readonly [string, T])[] => {
  const step = runs(20, 1);
  return all.filter((_, index) => index % step === 0).map((variation) => [variation.name, variation]);
};

const whole = readPact(committedPact);

/** Whether pact:verify passes the interactions of some calls. */
const passes = async (provider: string, calls: readonly string[]): Promise<boolean> => {
  const interactions = whole.interactions.filter((interaction) => calls.includes(callOf(interaction)));
  const states = `${provider}/_pact/states`;
  const given = { providerBaseUrl: provider, providerStatesSetupUrl: states };
  return (await verifyInteractions({ ...whole, interactions }, given)).isVerified;
};

describe('The wrong backends @WIRE-63', () => {
  it('are at least 80, each with a name of its own', () => {
    expect(new Set(wrongBackends.map(({ name }) => name)).size).toBe(wrongBackends.length);
    expect(wrongBackends.length).toBeGreaterThanOrEqual(80);
  });

  it('differ from one that passes everything', async () => {
    expect(await smokeFailure(apis.unchecked())).toBeUndefined();
    expect(await scenariosFailure(apis.unchecked())).toBeUndefined();
  });

  it.each(sample(wrongBackends))('%s is caught', async (_, backend) => {
    apis.become(backend);
    const { caughtBy, calls } = backend;
    if (caughtBy === 'pact:verify') expect(await passes(apis.unchecked(), calls)).toBe(false);
    else if (caughtBy === '--smoke') expect(await smokeFailure(apis.unchecked())).toContain('✗');
    else expect(await scenariosFailure(apis.unchecked())).toContain('✗');
  });
});

describe('The legal backends', () => {
  it('are at least 50', () => {
    expect(variants.length).toBeGreaterThanOrEqual(50);
  });

  it.each(sample(variants))('%s passes pact:verify, --smoke and --scenarios', async (_, variant) => {
    apis.become(variant);
    expect(await smokeFailure(apis.checked())).toBeUndefined();
    expect(await scenariosFailure(apis.checked())).toBeUndefined();
    expect(await passes(apis.checked(), variant.calls)).toBe(true);
  });
});

describe('The wire', () => {
  it.each(sample(legalTransports))('may be %s', async (_, legalOne) => {
    transport = legalOne;
    expect(await smokeFailure(wire.baseUrl)).toBeUndefined();
    expect(await scenariosFailure(wire.baseUrl)).toBeUndefined();
    expect(await passes(wire.baseUrl, apiCalls)).toBe(true);
  });

  it.each(sample(wrongTransports))('may not be %s', async (_, wrongOne) => {
    transport = wrongOne;
    expect((await smokeFailure(wire.baseUrl)) ?? (await scenariosFailure(wire.baseUrl))).toContain('✗');
  });
});
