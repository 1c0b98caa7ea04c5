import { adasGateways } from '../../../tests/contract/adasGateways';
import { data, json } from '../../../tests/support/FakeNetwork';

const checked = (answer: () => Promise<Response>) =>
  adasGateways(answer).auth.checkInvitation('t', new AbortController().signal);

describe('httpAuthGateway.checkInvitation', () => {
  it('says whom a valid token invites', async () => {
    expect(await checked(async () => data({ userName: 'ada@example.com' }))).toEqual({
      kind: 'valid',
      userName: 'ada@example.com',
    });
  });

  it('takes a 404 for a token that is not found @SIGNIN-30', async () => {
    expect(await checked(async () => json(404, { message: 'Not found' }))).toEqual({ kind: 'notFound' });
  });

  it.each([400, 401, 403, 409, 429, 500, 503])('takes a %d for a user who exists @SIGNIN-31', async (status) => {
    expect(await checked(async () => json(status, { message: 'No.' }))).toEqual({ kind: 'userExists' });
  });

  it('takes no response for a user who exists', async () => {
    expect(await checked(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ kind: 'userExists' });
  });
});
