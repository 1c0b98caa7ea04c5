import { data, fakeNetwork, oneId, sessionOf, sessionSlot } from '../../../tests/support/FakeNetwork';
import { Instant } from '../../domain/Instant';
import { type HeaderSources, withHeaders } from './withHeaders';

const chosen = Instant.parse('2027-01-02T03:04:05Z');

const headersSent = async (sources: Partial<HeaderSources>, path = '/api/claims') => {
  const network = fakeNetwork(() => data({}));
  const send = withHeaders(network.fetch, { session: sessionSlot(sessionOf('ada')), ids: oneId, ...sources });
  await send(new Request(`http://portal.test${path}`));
  return Object.fromEntries(network.calls[0]?.headers ?? []);
};

const named = { 'x-correlation-id': 'call-1' };
const ofAda = { ...named, 'x-falcon-auth': 'ada-auth-1', 'x-falcon-access': 'ada-access-1' };

describe('withHeaders', () => {
  it('names the call, and sends the auth and access tokens of the session @WIRE-32 @WIRE-55', async () => {
    expect(await headersSent({})).toEqual(ofAda);
  });

  it('sends no tokens where nobody is signed in', async () => {
    expect(await headersSent({ session: sessionSlot() })).toEqual(named);
  });

  it('sends no tokens with a call to /api/auth @WIRE-37', async () => {
    expect(await headersSent({}, '/api/auth/login')).toEqual(named);
  });

  it('names the language of the customer in every call, also to /api/auth @WIRE-59', async () => {
    const language = () => 'es';
    expect(await headersSent({ language })).toEqual({ ...ofAda, 'accept-language': 'es' });
    expect(await headersSent({ language }, '/api/auth/login')).toEqual({ ...named, 'accept-language': 'es' });
  });

  describe.each([true, false])('in a build with time travel %s', (isTimeTravel) => {
    beforeEach(() => Object.assign(globalThis, { __TIME_TRAVEL__: isTimeTravel }));
    afterEach(() => Object.assign(globalThis, { __TIME_TRAVEL__: false }));

    it('sends the moment that a tester chose only where there is time travel @CONFIG-10 @WIRE-34', async () => {
      const travelled = isTimeTravel && { 'x-falcon-now': '2027-01-02T03:04:05.000Z' };
      expect(await headersSent({ now: () => chosen })).toEqual({ ...ofAda, ...travelled });
      expect(await headersSent({ now: () => undefined })).toEqual(ofAda);
    });
  });
});
