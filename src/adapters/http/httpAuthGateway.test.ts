import { data, fakeNetwork, json, sessionSlot, oneId } from '../../../tests/support/FakeNetwork';
import { httpGateways } from './httpGateways';

const authAnswering = (answer: Parameters<typeof fakeNetwork>[0]) =>
  httpGateways({ fetch: fakeNetwork(answer).fetch, baseUrl: 'http://portal.test', session: sessionSlot(), ids: oneId })
    .auth;

const checked = (answer: Parameters<typeof fakeNetwork>[0]) =>
  authAnswering(answer).checkInvitation('t', new AbortController().signal);

describe('httpAuthGateway.checkInvitation', () => {
  it('says whom a valid token invites', async () => {
    expect(await checked(() => data({ userName: 'ada@example.com' }))).toEqual({
      kind: 'valid',
      userName: 'ada@example.com',
    });
  });

  it('takes a 404 for a token that is not found @SIGNIN-30', async () => {
    expect(await checked(() => json(404, { message: 'Not found' }))).toEqual({ kind: 'notFound' });
  });

  it.each([400, 401, 403, 409, 429, 500, 503])('takes a %d for a user who exists @SIGNIN-31', async (status) => {
    expect(await checked(() => json(status, { message: 'No.' }))).toEqual({ kind: 'userExists' });
  });

  it('takes no response for a user who exists', async () => {
    expect(await checked(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ kind: 'userExists' });
  });
});

describe('httpAuthGateway.login', () => {
  const credentials = { userName: 'ada@example.com', password: 'x' };

  it('takes a 401 for an email or a password that is not right', async () => {
    const auth = authAnswering(() => json(401, { message: 'Unauthorized' }));
    expect(await auth.login(credentials)).toEqual({ kind: 'invalidCredentials' });
  });

  it.each([400, 403, 404, 429, 500, 503])('fails with any other failure: %d', async (status) => {
    const auth = authAnswering(() => json(status, { message: 'No.' }));
    await expect(auth.login(credentials)).rejects.toMatchObject({ details: { status } });
  });
});
