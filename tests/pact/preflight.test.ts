import type { PactInteraction } from '../../scripts/pact/pactFile';
import { enterState, preflight } from '../../scripts/pact/preflight';
import { fakeServer } from './fakeServer';

const interaction = (
  description: string,
  states: readonly string[],
  ...values: readonly string[]
): PactInteraction => ({
  description,
  providerStates: states.map((name) => ({ name })),
  request: { method: 'GET', path: '/api/claims', generators: values.map((value) => `\${${value}}`) },
  response: { status: 200 },
});

const pactOf = (...interactions: readonly PactInteraction[]) => ({
  consumer: { name: 'portal' },
  provider: { name: 'api' },
  interactions,
});

/** A states endpoint with these answers; 404 to all others. */
const endpoint = async (answers: Readonly<Record<string, readonly [status: number, body: unknown]>>) => {
  const { url } = await fakeServer((_, { sent }) => {
    const { state } = JSON.parse(sent) as { state: string };
    return answers[state] ?? [404, {}];
  });
  return url;
};

const easy = interaction('easy', ['any-customer']);
const known = { 'any-customer': [200, { authToken: 'a' }] } as const;

describe('The states of a provider', () => {
  it('are all named where it does not know them, not the first of an interaction alone', async () => {
    const both = interaction('both', ['ny-invited', 'invitation-used']);
    const [obstacle] = await preflight(await endpoint(known), pactOf(easy, both));
    expect(obstacle?.states).toEqual([
      { state: 'ny-invited', reason: 'is not known' },
      { state: 'invitation-used', reason: 'is not known' },
    ]);
  });

  it('are not blamed for what follows from a missing persona', async () => {
    const both = interaction('both', ['ny-invited', 'invitation-used']);
    const url = await endpoint({ ...known, 'invitation-used': [500, { message: 'Nobody is invited.' }] });
    const [obstacle] = await preflight(url, pactOf(easy, both));
    expect(obstacle?.states.map(({ state }) => state)).toEqual(['ny-invited']);
  });

  it('lack the values that they answer, and not those of others', async () => {
    const both = interaction('both', ['any-customer', 'code-sent'], 'authToken', 'refreshToken', 'confirmationCode');
    const url = await endpoint({ ...known, 'code-sent': [200, {}] });
    const [obstacle] = await preflight(url, pactOf(easy, both));
    expect(obstacle?.states).toEqual([
      { state: 'any-customer', reason: 'lacks refreshToken' },
      { state: 'code-sent', reason: 'lacks confirmationCode' },
    ]);
  });

  it('say with what the handler has failed', async () => {
    const url = await endpoint({ 'any-customer': [500, { message: "KeyError: 'ada'" }] });
    expect(await enterState(url, { name: 'any-customer' })).toEqual({ failure: "answered 500 (KeyError: 'ada')" });
  });

  it.each([[{}], [[]], [' '], ['[ ]\n']])('may have no values: %j', async (body) => {
    const url = await endpoint({ 'any-customer': [200, body] });
    expect(await enterState(url, { name: 'any-customer' })).toEqual({ values: {} });
  });

  it('say in one line what they answered in the place of values', async () => {
    const url = await endpoint({ 'any-customer': [200, '\n<br />\n<b>Warning</b>: Undefined index'] });
    expect(await enterState(url, { name: 'any-customer' })).toEqual({
      failure: 'answered <br /> <b>Warning</b>: Undefined index, expected an object with the values',
    });
  });

  it('say that the handler has failed where it breaks off', async () => {
    const { url } = await fakeServer(() => 'break off');
    expect(await enterState(url, { name: 'any-customer' })).toMatchObject({
      failure: expect.stringContaining('its handler has failed'),
    });
  });

  it('stop the verification where none can be entered', async () => {
    const url = await endpoint({});
    await expect(preflight(url, pactOf(easy))).rejects.toThrow(/enters none[^]*'any-customer': async/);
  });
});
