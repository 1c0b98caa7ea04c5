import { MatchersV3 } from '@pact-foundation/pact';
import { type Interaction, done, failing, fromState, pathFromState, refusal, session, text } from '../Interaction';

const newTokens = { authToken: text('auth-2'), accessToken: text('access-2'), refreshToken: text('refresh-2') };

const opened = { authToken: 'auth-2', accessToken: 'access-2', refreshToken: 'refresh-2' };

const credentials = {
  userName: fromState('userName', 'nj-current@example.com'),
  password: fromState('password', 'Hearth-2026!'),
};

const login: Pick<Interaction, 'method' | 'path' | 'through'> = {
  method: 'POST',
  path: '/api/auth/login',
  through: 'auth.login',
};

const token: Pick<Interaction, 'method' | 'path' | 'through'> = {
  method: 'GET',
  path: pathFromState('/api/auth/token/${invitation}', '/api/auth/token/invite-ny'),
  through: 'auth.checkInvitation',
};

const refresh: Pick<Interaction, 'method' | 'path' | 'body' | 'through' | 'act'> = {
  method: 'POST',
  path: '/api/auth/user/token',
  body: {
    userName: fromState('userName', 'nj-current@example.com'),
    refreshToken: fromState('refreshToken', 'refresh-token'),
  },
  through: 'auth.refresh',
  act: ({ auth }) => auth.refresh(session),
};

/** Signing in, passwords and tokens. */
export const authInteractions: readonly Interaction[] = [
  {
    ...login,
    description: 'a customer signs in',
    given: ['nj-current'],
    body: credentials,
    status: 200,
    reply: { data: { ...newTokens, userName: text('nj-current@example.com') } },
    act: ({ auth }) => auth.login({ userName: 'nj-current@example.com', password: 'Hearth-2026!' }),
    outcome: { value: { kind: 'signedIn', session: { ...opened, userName: 'nj-current@example.com' } } },
  },
  {
    ...login,
    description: 'a customer signs in with a wrong password',
    given: ['nj-current'],
    body: { ...credentials, password: 'Wrong-2026!' },
    status: 401,
    reply: refusal('Incorrect username or password.'),
    act: ({ auth }) => auth.login({ userName: 'nj-current@example.com', password: 'Wrong-2026!' }),
    outcome: { value: { kind: 'invalidCredentials' } },
  },
  {
    ...login,
    description: 'a customer signs in while signing in is out of order',
    given: ['nj-current', failing('POST /api/auth/login', 500, 'The directory did not answer.')],
    body: credentials,
    status: 500,
    reply: refusal('The directory did not answer.'),
    act: ({ auth }) => auth.login({ userName: 'nj-current@example.com', password: 'Hearth-2026!' }),
    outcome: { failure: { status: 500, message: 'The directory did not answer.' } },
  },
  {
    ...login,
    description: 'a customer signs in with a temporary password',
    given: ['ny-temporary'],
    body: {
      userName: fromState('userName', 'ny-temporary@example.com'),
      password: fromState('temporaryPassword', 'Temp-2026!'),
    },
    status: 200,
    reply: { data: { challenge: 'NEW_PASSWORD_REQUIRED', token: text('challenge-1') } },
    act: ({ auth }) => auth.login({ userName: 'ny-temporary@example.com', password: 'Temp-2026!' }),
    outcome: { value: { kind: 'newPasswordRequired', token: 'challenge-1' } },
  },
  {
    ...token,
    description: 'an invitation is checked',
    given: ['ny-invited'],
    status: 200,
    reply: { data: { userName: text('ny-invited@example.com') } },
    act: ({ auth }) => auth.checkInvitation('invite-ny'),
    outcome: { value: { kind: 'valid', userName: 'ny-invited@example.com' } },
  },
  {
    ...token,
    description: 'an invitation that does not exist is checked',
    given: ['ny-invited'],
    path: '/api/auth/token/no-such-invitation',
    status: 404,
    reply: refusal('Token not found'),
    act: ({ auth }) => auth.checkInvitation('no-such-invitation'),
    outcome: { value: { kind: 'notFound' } },
  },
  {
    ...token,
    description: 'an invitation that was used is checked',
    given: ['ny-invited', 'invitation-used'],
    status: 409,
    reply: refusal('User already exists'),
    act: ({ auth }) => auth.checkInvitation('invite-ny'),
    outcome: { value: { kind: 'userExists' } },
  },
  {
    ...token,
    description: 'an invitation is checked while that is out of order',
    given: ['ny-invited', failing('GET /api/auth/token/{token}', 500, 'The directory did not answer.')],
    status: 500,
    reply: refusal('The directory did not answer.'),
    act: ({ auth }) => auth.checkInvitation('invite-ny'),
    outcome: { value: { kind: 'userExists' } },
  },
  {
    description: 'an invited customer sets the first password',
    given: ['ny-invited'],
    method: 'PUT',
    path: '/api/auth/user',
    body: {
      userToken: fromState('invitation', 'invite-ny'),
      userName: fromState('userName', 'ny-invited@example.com'),
      password: 'Hearth-2027!',
    },
    status: 200,
    reply: { data: { ...newTokens, userName: text('ny-invited@example.com') } },
    through: 'auth.createUser',
    act: ({ auth }) =>
      auth.createUser({ token: 'invite-ny', userName: 'ny-invited@example.com', password: 'Hearth-2027!' }),
    outcome: { value: { ...opened, userName: 'ny-invited@example.com' } },
  },
  {
    description: 'an invited customer sets a first password that is too weak',
    given: ['ny-invited'],
    method: 'PUT',
    path: '/api/auth/user',
    body: {
      userToken: fromState('invitation', 'invite-ny'),
      userName: fromState('userName', 'ny-invited@example.com'),
      password: 'weak',
    },
    status: 400,
    reply: refusal('The password does not meet the requirements.'),
    through: 'auth.createUser',
    act: ({ auth }) => auth.createUser({ token: 'invite-ny', userName: 'ny-invited@example.com', password: 'weak' }),
    outcome: { failure: { status: 400, message: 'The password does not meet the requirements.' } },
  },
  {
    description: 'a customer who forgot the password asks for a code',
    given: ['nj-current'],
    method: 'POST',
    path: '/api/auth/password',
    body: { userName: fromState('userName', 'nj-current@example.com') },
    status: 200,
    reply: done,
    through: 'auth.requestCode',
    act: ({ auth }) => auth.requestCode('nj-current@example.com'),
    outcome: { value: undefined },
  },
  {
    description: 'a customer who signs in for the first time asks for a code',
    given: ['ny-invited'],
    method: 'POST',
    path: '/api/auth/user/invitation',
    body: { userName: fromState('userName', 'ny-invited@example.com') },
    status: 200,
    reply: done,
    through: 'auth.sendInvitation',
    act: ({ auth }) => auth.sendInvitation('ny-invited@example.com'),
    outcome: { value: undefined },
  },
  {
    description: 'a customer sets a new password with a code',
    given: ['nj-current', 'code-sent'],
    method: 'PUT',
    path: '/api/auth/password',
    body: {
      userName: fromState('userName', 'nj-current@example.com'),
      confirmationCode: fromState('confirmationCode', '246810'),
      password: 'Hearth-2027!',
    },
    status: 200,
    reply: done,
    through: 'auth.resetPassword',
    act: ({ auth }) =>
      auth.resetPassword({ userName: 'nj-current@example.com', confirmationCode: '246810', password: 'Hearth-2027!' }),
    outcome: { value: undefined },
  },
  {
    description: 'a customer sets a new password with a code that has expired',
    given: ['nj-current', 'code-expired'],
    method: 'PUT',
    path: '/api/auth/password',
    body: {
      userName: fromState('userName', 'nj-current@example.com'),
      confirmationCode: fromState('confirmationCode', '111111'),
      password: 'Hearth-2027!',
    },
    status: 400,
    reply: refusal('The verification code has expired.'),
    through: 'auth.resetPassword',
    act: ({ auth }) =>
      auth.resetPassword({ userName: 'nj-current@example.com', confirmationCode: '111111', password: 'Hearth-2027!' }),
    outcome: { failure: { status: 400, message: 'The verification code has expired.' } },
  },
  {
    description: 'a customer sets a password in place of a temporary one',
    given: ['ny-temporary'],
    method: 'PUT',
    path: '/api/auth/password',
    body: {
      token: fromState('challengeToken', 'challenge-1'),
      oldPassword: fromState('temporaryPassword', 'Temp-2026!'),
      password: 'Hearth-2027!',
    },
    status: 200,
    reply: { data: { ...newTokens, userName: text('ny-temporary@example.com') } },
    through: 'auth.confirmTemporaryPassword',
    act: ({ auth }) =>
      auth.confirmTemporaryPassword({ token: 'challenge-1', oldPassword: 'Temp-2026!', password: 'Hearth-2027!' }),
    outcome: { value: { ...opened, userName: 'ny-temporary@example.com' } },
  },
  {
    description: 'a customer sets a password in place of a temporary one that is not valid any more',
    given: ['ny-temporary'],
    method: 'PUT',
    path: '/api/auth/password',
    body: { token: fromState('challengeToken', 'challenge-1'), oldPassword: 'Temp-2020!', password: 'Hearth-2027!' },
    status: 400,
    reply: refusal('The temporary password is not valid any more.'),
    through: 'auth.confirmTemporaryPassword',
    act: ({ auth }) =>
      auth.confirmTemporaryPassword({ token: 'challenge-1', oldPassword: 'Temp-2020!', password: 'Hearth-2027!' }),
    outcome: { failure: { status: 400, message: 'The temporary password is not valid any more.' } },
  },
  {
    ...refresh,
    description: 'the tokens are refreshed',
    given: ['nj-current'],
    status: 200,
    reply: { data: newTokens },
    outcome: { value: { ...opened, userName: 'nj-current@example.com' } },
  },
  {
    ...refresh,
    description: 'the tokens are refreshed by a backend that sends nothing more than it has to',
    given: ['nj-current'],
    status: 200,
    reply: { data: { authToken: MatchersV3.like('auth-2'), accessToken: MatchersV3.like('access-2') } },
    outcome: { value: { ...opened, refreshToken: 'refresh-token', userName: 'nj-current@example.com' } },
  },
  {
    ...refresh,
    description: 'the tokens are refreshed with a refresh token that was revoked',
    given: ['nj-current', 'refresh-token-revoked'],
    status: 401,
    reply: refusal('The refresh token is not valid.'),
    outcome: { failure: { status: 401, message: 'The refresh token is not valid.' } },
  },
  {
    ...refresh,
    description: 'the tokens are refreshed while that is out of order',
    given: ['nj-current', failing('POST /api/auth/user/token', 503, 'The directory did not answer.')],
    status: 503,
    reply: refusal('The directory did not answer.'),
    outcome: { failure: { status: 503, message: 'The directory did not answer.' } },
  },
];
