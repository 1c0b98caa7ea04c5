import { apiCalls } from '../contract/apiCalls';
import { passes, sample } from './backends';
import { scenariosFailure, smokeFailure } from './tellInProcess';
import { type Transport, legalTransports, relay, wrongTransports } from './transports';
import { variedApis } from './variedApis';

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
