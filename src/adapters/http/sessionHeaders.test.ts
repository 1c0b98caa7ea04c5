import { data, fakeNetwork, sessionOf, sessionSlot } from '../../../tests/support/FakeNetwork';
import { withSession } from './sessionHeaders';

const headersSent = async (path: string, session = sessionSlot(sessionOf('ada'))) => {
  const network = fakeNetwork(() => data({}));
  await withSession(network.fetch, session)(new Request(`http://portal.test${path}`));
  const { headers } = network.calls[0] ?? {};
  return [headers?.get('x-falcon-auth') ?? null, headers?.get('x-falcon-access') ?? null];
};

describe('withSession', () => {
  it('sends the auth and access tokens of the session @WIRE-32', async () => {
    expect(await headersSent('/api/claims')).toEqual(['ada-auth-1', 'ada-access-1']);
  });

  it('sends no tokens where nobody is signed in', async () => {
    expect(await headersSent('/api/claims', sessionSlot())).toEqual([null, null]);
  });

  it('sends no tokens with a call to /api/auth @WIRE-37', async () => {
    expect(await headersSent('/api/auth/login')).toEqual([null, null]);
  });
});
