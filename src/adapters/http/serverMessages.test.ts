import { adasGateways } from '../../../tests/contract/adasGateways';
import { data, json, tokenExpired } from '../../../tests/support/FakeNetwork';
import type { Gateways } from '../../application/ports/Gateways';

const answering = (answer: () => Response): Gateways => adasGateways(async () => answer());

const { signal } = new AbortController();

const confirm = ({ customer }: Gateways) =>
  customer.confirmEmailChange({ oldEmail: 'ada@example.com', verificationCode: '1', password: 'x' });
const requestCode = ({ customer }: Gateways) => customer.requestEmailCode('new@example.com');
const change = ({ policy }: Gateways) => policy.changeCoverages([{ code: 'bul' }], 'Updated');
const preview = ({ rating }: Gateways) =>
  rating.preview(
    'Q-1',
    { state: 'NY', billingTerm: 'yearly', coverages: [{ code: 'bul' }], residenceType: 'HOME' },
    signal,
  );
const pay = ({ billing }: Gateways) => billing.updateMethod('token-1');

describe('what the server says', () => {
  it.each([
    ['an email in use', requestCode, 400, 'An account with this email already exists.', { kind: 'inUse' }],
    ['a code too late', confirm, 400, 'The verification code has expired.', { kind: 'expired' }],
    ['a code too late, as a 401', confirm, 401, 'Code expired', { kind: 'expired' }],
    ['too many codes', confirm, 400, 'Too many failed attempts', { kind: 'tooManyAttempts' }],
    ['a wrong code', confirm, 400, 'Invalid code', { kind: 'rejected' }],
    ['a wrong password', confirm, 401, 'Incorrect username or password.', { kind: 'rejected' }],
    ['a policy about to renew', change, 400, 'Error: PolicyChangeForbidden', { kind: 'forbidden' }],
    ['a policy about to renew, in a preview', preview, 500, 'PolicyChangeForbidden', { kind: 'forbidden' }],
    ['a blank field', pay, 400, "First name can't be blank", { kind: 'blankFields' }],
    ['a declined card', pay, 400, 'Declined', { kind: 'refused', message: 'Declined' }],
  ] as const)(
    'turns %s into an outcome @BILLING-33 @BILLING-34 @POLICY-73 @PROFILE-31 @PROFILE-35 @PROFILE-36 @PROFILE-37',
    async (_, make, status, message, outcome) => {
      expect(await make(answering(() => json(status, { message })))).toEqual(outcome);
    },
  );

  it.each([
    ['an email in use, unless it is a 400', requestCode, 409, 'An account with this email already exists.'],
    ['a blank field, unless it is a 400', pay, 422, "First name can't be blank"],
    ['a policy about to renew, in a 401', change, 401, 'PolicyChangeForbidden'],
    ['a refused preview, unless it is a 400 or a 500', preview, 503, 'Busy'],
  ] as const)('does not believe in %s @BILLING-35 @POLICY-75', async (_, make, status, message) => {
    await expect(make(answering(() => json(status, { message })))).rejects.toMatchObject({
      details: { status, message },
    });
  });

  const words = 'It did not work.';

  it.each([
    ['an email in use', requestCode, 409, 'email-exists', { kind: 'inUse' }],
    ['a code too late', confirm, 400, 'code-expired', { kind: 'expired' }],
    ['a code too late, as a 401', confirm, 401, 'code-expired', { kind: 'expired' }],
    ['too many codes', confirm, 400, 'too-many-attempts', { kind: 'tooManyAttempts' }],
    ['a policy about to renew', change, 409, 'change-forbidden', { kind: 'forbidden' }],
    ['a policy about to renew, in a preview', preview, 409, 'change-forbidden', { kind: 'forbidden' }],
    ['a blank field', pay, 422, 'blank-field', { kind: 'blankFields' }],
  ] as const)('is read from the code first: %s @WIRE-58', async (_, make, status, code, outcome) => {
    expect(await make(answering(() => json(status, { message: words, code })))).toEqual(outcome);
  });

  it('is another thing where the code says so, whatever the message is @WIRE-58', async () => {
    const late = 'The verification code has expired.';
    const coded = (code: string) => confirm(answering(() => json(400, { message: late, code })));
    expect(await coded('too-many-attempts')).toEqual({ kind: 'tooManyAttempts' });
    expect(await coded('token-expired')).toEqual({ kind: 'rejected' });
  });

  it.each(['E42', '', null, 42])(
    'is read from the message where the portal does not know the code %j @WIRE-58',
    async (code) => {
      const message = 'An account with this email already exists.';
      expect(await requestCode(answering(() => json(400, { message, code })))).toEqual({ kind: 'inUse' });
    },
  );

  it('is that the tokens have expired, by the code alone @WIRE-58', async () => {
    const calls: string[] = [];
    const { claims } = adasGateways(async ({ url }) => {
      calls.push(new URL(url).pathname);
      if (calls.length === 1) return json(401, { message: words, code: 'token-expired' });
      return data(calls.length === 2 ? { authToken: 'a', accessToken: 'b', refreshToken: 'r' } : []);
    });
    expect(await claims.list(signal)).toEqual([]);
    expect(calls).toEqual(['/api/claims', '/api/auth/user/token', '/api/claims']);
  });

  it('does not take expired tokens for an expired code @FAULT-37 @PROFILE-37', async () => {
    await expect(confirm(answering(tokenExpired))).rejects.toMatchObject({ details: { status: 401 } });
  });
});

const tokens = { authToken: 'a', accessToken: 'b' };

describe('the refresh token', () => {
  const replying = (body: object, headers: Record<string, string>) =>
    answering(() => json(200, { data: body }, headers));
  const login = ({ auth }: Gateways) => auth.login({ userName: 'ada@example.com', password: 'x' });

  it.each([
    ['the header', {}, { 'x-falcon-refresh': 'h' }, 'h'],
    ['the body', { refreshToken: 'r' }, {}, 'r'],
    ['the header, where both have one', { refreshToken: 'r' }, { 'x-falcon-refresh': 'h' }, 'h'],
    ['the body, where the header is empty', { refreshToken: 'r' }, { 'x-falcon-refresh': '' }, 'r'],
    ['the body, where a proxy has doubled the header', { refreshToken: 'r' }, { 'x-falcon-refresh': 'h, h' }, 'r'],
  ])('is read from %s @WIRE-33', async (_, body, headers, refreshToken) => {
    const gateways = replying({ ...tokens, userName: 'ada@example.com', ...body }, { ...headers });
    expect(await login(gateways)).toMatchObject({ session: { refreshToken } });
    expect(await gateways.auth.refresh({ userName: 'ada@example.com', refreshToken: 'old' })).toEqual({
      ...tokens,
      refreshToken,
      userName: 'ada@example.com',
    });
  });

  it.each([{}, { 'x-falcon-refresh': 'two words' }])('has to come with a sign-in, and not as %j', async (headers) => {
    const gateways = replying({ ...tokens, userName: 'ada@example.com' }, { ...headers });
    await expect(login(gateways)).rejects.toMatchObject({ details: { status: 502 } });
  });

  it('stays the same where a refresh brings none', async () => {
    const { auth } = replying(tokens, {});
    expect(await auth.refresh({ userName: 'ada@example.com', refreshToken: 'old' })).toMatchObject({
      refreshToken: 'old',
    });
  });
});

describe('a temporary password', () => {
  it('asks for a new one', async () => {
    const gateways = answering(() => data({ challenge: 'NEW_PASSWORD_REQUIRED', token: 't-1' }));
    expect(await gateways.auth.login({ userName: 'ada@example.com', password: 'Temp' })).toEqual({
      kind: 'newPasswordRequired',
      token: 't-1',
    });
  });
});
