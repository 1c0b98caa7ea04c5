import {
  type Interaction,
  anyCustomer,
  email,
  filled,
  fromState,
  pathFromState,
  refused,
  refusing,
  session,
  token,
} from '../Interaction';

const newTokens = { authToken: token('auth-2'), accessToken: token('access-2') };

/** In the body or in the header. */
const either = { refreshToken: 'refresh-2' };

const opened = { authToken: 'auth-2', accessToken: 'access-2', refreshToken: 'refresh-2' };

const userName = 'nj-current@example.com';

const login = {
  method: 'POST',
  path: '/api/auth/login',
} satisfies Partial<Interaction>;

const invitation = {
  method: 'GET',
  path: pathFromState('/api/auth/token/${invitation}', '/api/auth/token/invite-ny'),
} satisfies Partial<Interaction>;

const refresh = {
  method: 'POST',
  path: '/api/auth/user/token',
  body: { userName: fromState('userName', userName), refreshToken: fromState('refreshToken', 'refresh-token') },
  act: ({ auth }) => auth.refresh(session),
} satisfies Partial<Interaction>;

const invited = {
  userToken: fromState('invitation', 'invite-ny'),
  userName: fromState('userName', 'ny-invited@example.com'),
};

const createUser = {
  method: 'PUT',
  path: '/api/auth/user',
} satisfies Partial<Interaction>;

const setPassword = { method: 'PUT', path: '/api/auth/password' } satisfies Partial<Interaction>;

const withCode = (code: string) => ({
  userName: fromState('userName', userName),
  confirmationCode: fromState('confirmationCode', code),
  password: 'Hearth-2027!',
});

const challenge = fromState('challengeToken', 'challenge-1');

/** Signing in, passwords and tokens. */
export const authInteractions: readonly Interaction[] = [
  {
    ...login,
    description: 'a customer signs in',
    given: [anyCustomer],
    body: { userName: fromState('userName', userName), password: fromState('password', 'Hearth-2026!') },
    either,
    reply: { data: { ...newTokens, userName: email(userName) } },
    act: ({ auth }) => auth.login({ userName, password: 'Hearth-2026!' }),
    outcome: { value: { kind: 'signedIn', session: { ...opened, userName } } },
  },
  {
    ...login,
    description: 'a customer signs in with a wrong password',
    given: [anyCustomer],
    body: { userName: fromState('userName', userName), password: 'Wrong-2026!' },
    status: 401,
    act: ({ auth }) => auth.login({ userName, password: 'Wrong-2026!' }),
    outcome: { value: { kind: 'invalidCredentials' } },
  },
  {
    ...login,
    description: 'a customer signs in with a temporary password',
    given: ['ny-temporary'],
    body: {
      userName: fromState('userName', 'ny-temporary@example.com'),
      password: fromState('temporaryPassword', 'Temp-2026!'),
    },
    reply: { data: { challenge: 'NEW_PASSWORD_REQUIRED', token: filled('challenge-1') } },
    act: ({ auth }) => auth.login({ userName: 'ny-temporary@example.com', password: 'Temp-2026!' }),
    outcome: { value: { kind: 'newPasswordRequired', token: 'challenge-1' } },
  },
  {
    ...invitation,
    description: 'an invitation is checked',
    given: ['ny-invited'],
    reply: { data: { userName: email('ny-invited@example.com') } },
    act: ({ auth }, signal) => auth.checkInvitation('invite-ny', signal),
    outcome: { value: { kind: 'valid', userName: 'ny-invited@example.com' } },
  },
  {
    ...invitation,
    description: 'an invitation that does not exist is checked',
    given: ['ny-invited'],
    path: '/api/auth/token/no-such-invitation',
    status: 404,
    act: ({ auth }, signal) => auth.checkInvitation('no-such-invitation', signal),
    outcome: { value: { kind: 'notFound' } },
  },
  {
    ...invitation,
    description: 'an invitation that was used is checked',
    given: ['ny-invited', 'invitation-used'],
    status: 409,
    statusClass: [400, 401, 403, 409, 410, 422],
    act: ({ auth }, signal) => auth.checkInvitation('invite-ny', signal),
    outcome: { value: { kind: 'userExists' } },
  },
  {
    ...createUser,
    description: 'an invited customer sets the first password',
    given: ['ny-invited'],
    body: { ...invited, password: 'Hearth-2027!' },
    either,
    reply: { data: { ...newTokens, userName: email('ny-invited@example.com') } },
    act: ({ auth }) =>
      auth.createUser({ token: 'invite-ny', userName: 'ny-invited@example.com', password: 'Hearth-2027!' }),
    outcome: { value: { ...opened, userName: 'ny-invited@example.com' } },
  },
  {
    ...createUser,
    description: 'an invited customer sets a first password that is too weak',
    given: ['ny-invited'],
    body: { ...invited, password: 'weak' },
    ...refused('The password does not meet the requirements.'),
    act: ({ auth }) => auth.createUser({ token: 'invite-ny', userName: 'ny-invited@example.com', password: 'weak' }),
  },
  {
    description: 'a customer who forgot the password asks for a code',
    given: [anyCustomer],
    method: 'POST',
    path: '/api/auth/password',
    body: { userName: fromState('userName', userName) },
    statusClass: 'success',
    act: ({ auth }) => auth.requestCode(userName),
    outcome: { value: undefined },
  },
  {
    description: 'a customer who signs in for the first time asks for a code',
    given: ['ny-invited'],
    method: 'POST',
    path: '/api/auth/user/invitation',
    body: { userName: fromState('userName', 'ny-invited@example.com') },
    statusClass: 'success',
    act: ({ auth }) => auth.sendInvitation('ny-invited@example.com'),
    outcome: { value: undefined },
  },
  {
    ...setPassword,
    description: 'a customer sets a new password with a code',
    given: [anyCustomer, 'code-sent'],
    body: withCode('246810'),
    statusClass: 'success',
    act: ({ auth }) => auth.resetPassword({ userName, confirmationCode: '246810', password: 'Hearth-2027!' }),
    outcome: { value: undefined },
  },
  {
    ...setPassword,
    description: 'a customer sets a new password with a code that has expired',
    given: [anyCustomer, 'code-expired'],
    body: withCode('111111'),
    ...refused('The verification code has expired.'),
    act: ({ auth }) => auth.resetPassword({ userName, confirmationCode: '111111', password: 'Hearth-2027!' }),
  },
  {
    ...setPassword,
    description: 'a customer replaces a temporary password',
    given: ['ny-temporary'],
    body: { token: challenge, oldPassword: fromState('temporaryPassword', 'Temp-2026!'), password: 'Hearth-2027!' },
    either,
    reply: { data: { ...newTokens, userName: email('ny-temporary@example.com') } },
    act: ({ auth }) =>
      auth.confirmTemporaryPassword({ token: 'challenge-1', oldPassword: 'Temp-2026!', password: 'Hearth-2027!' }),
    outcome: { value: { ...opened, userName: 'ny-temporary@example.com' } },
  },
  {
    ...setPassword,
    description: 'a customer replaces a temporary password that is no longer valid',
    given: ['ny-temporary'],
    body: { token: challenge, oldPassword: 'Temp-2020!', password: 'Hearth-2027!' },
    ...refused('The temporary password is no longer valid.'),
    act: ({ auth }) =>
      auth.confirmTemporaryPassword({ token: 'challenge-1', oldPassword: 'Temp-2020!', password: 'Hearth-2027!' }),
  },
  {
    ...createUser,
    description: 'a customer sets the first password with an invitation that does not exist',
    given: ['ny-invited'],
    body: { ...invited, userToken: 'no-such-invitation', password: 'Hearth-2027!' },
    status: 400,
    statusClass: [...refusing, 404],
    act: ({ auth }) =>
      auth.createUser({ token: 'no-such-invitation', userName: 'ny-invited@example.com', password: 'Hearth-2027!' }),
    outcome: { failure: { status: 400, message: '' } },
  },
  {
    ...setPassword,
    description: 'a customer sets a new password with a wrong code',
    given: [anyCustomer, 'code-sent'],
    body: { ...withCode('246810'), confirmationCode: '000000' },
    ...refused('The verification code is not correct.'),
    act: ({ auth }) => auth.resetPassword({ userName, confirmationCode: '000000', password: 'Hearth-2027!' }),
  },
  {
    ...setPassword,
    description: 'a customer replaces a temporary password with a challenge that does not exist',
    given: ['ny-temporary'],
    body: {
      token: 'no-such-challenge',
      oldPassword: fromState('temporaryPassword', 'Temp-2026!'),
      password: 'Hearth-2027!',
    },
    status: 400,
    statusClass: refusing,
    act: ({ auth }) =>
      auth.confirmTemporaryPassword({
        token: 'no-such-challenge',
        oldPassword: 'Temp-2026!',
        password: 'Hearth-2027!',
      }),
    outcome: { failure: { status: 400, message: '' } },
  },
  {
    ...refresh,
    description: 'the tokens are refreshed',
    given: [anyCustomer],
    either,
    reply: { data: newTokens },
    outcome: { value: { ...opened, userName } },
  },
  {
    ...refresh,
    description: 'the tokens are refreshed with a refresh token that was revoked',
    given: [anyCustomer, 'refresh-token-revoked'],
    status: 401,
    statusClass: [400, 401, 403],
    outcome: { failure: { status: 401, message: '' } },
  },
];
