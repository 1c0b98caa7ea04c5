import { passes, sample } from './backends';
import { scenariosFailure, smokeFailure, tellingScenarios } from './tellInProcess';
import { variedApis } from './variedApis';
import { wrongBackends } from './wrongBackends';

const apis = variedApis();

let scenariosOf: Awaited<ReturnType<typeof tellingScenarios>>;

// Without a fault, every story passes.
beforeAll(async () => {
  scenariosOf = await tellingScenarios(apis.unchecked(), apis.heard);
});

describe('The wrong backends @WIRE-63', () => {
  it('are at least 80, each with a name of its own', () => {
    expect(new Set(wrongBackends.map(({ name }) => name)).size).toBe(wrongBackends.length);
    expect(wrongBackends.length).toBeGreaterThanOrEqual(80);
  });

  it('differ from one that passes the smoke test', async () => {
    expect(await smokeFailure(apis.unchecked())).toBeUndefined();
  });

  it.each(sample(wrongBackends))('%s is caught', async (_, backend) => {
    apis.become(backend);
    const { caughtBy, calls } = backend;
    if (caughtBy === 'pact:verify') expect(await passes(apis.unchecked(), calls)).toBe(false);
    else if (caughtBy === '--smoke') expect(await smokeFailure(apis.unchecked())).toContain('✗');
    else expect(await scenariosFailure(apis.unchecked(), scenariosOf(backend))).toContain('✗');
  });
});
