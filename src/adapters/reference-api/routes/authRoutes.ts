import { type Endpoints, pathParameter, untilAnswered } from '../endpoints';
import { Refusal } from '../Refusal';

export const authRoutes = ({ get, put, post }: Endpoints): void => {
  post('/api/auth/login', async ({ auth }, { body: { userName, password } }) => {
    const reply = await auth.login({ userName, password });
    if (reply.kind === 'invalidCredentials') throw new Refusal(401, 'Incorrect username or password.');
    return reply.kind === 'signedIn' ? reply.session : { challenge: 'NEW_PASSWORD_REQUIRED', token: reply.token };
  });
  get('/api/auth/token/:token', async ({ auth }, request) => {
    const reply = await auth.checkInvitation(pathParameter(request, 'token'), untilAnswered);
    if (reply.kind === 'notFound') throw new Refusal(404, 'Token not found');
    if (reply.kind === 'userExists') throw new Refusal(409, 'User already exists');
    if (reply.kind === 'notChecked') throw new Refusal(503, 'The invitation could not be checked');
    return { userName: reply.userName };
  });
  put('/api/auth/user', async ({ auth }, { body: { userToken, userName, password } }) => {
    const { kind } = await auth.checkInvitation(userToken, untilAnswered);
    if (kind === 'userExists') throw new Refusal(409, 'User already exists');
    return auth.createUser({ token: userToken, userName, password });
  });
  post('/api/auth/password', ({ auth }, { body: { userName } }) => auth.requestCode(userName));
  put('/api/auth/password', async ({ auth }, { body }) => {
    const { userName, confirmationCode, token, oldPassword, password } = body;
    if (confirmationCode !== undefined && userName !== undefined) {
      return auth.resetPassword({ userName, confirmationCode, password });
    }
    if (token === undefined || oldPassword === undefined) {
      throw new Refusal(400, 'Either userName and confirmationCode, or token and oldPassword are required.');
    }
    return auth.confirmTemporaryPassword({ token, oldPassword, password });
  });
  post('/api/auth/user/invitation', ({ auth }, { body: { userName } }) => auth.sendInvitation(userName));
  post('/api/auth/user/token', async ({ auth }, { body: { userName, refreshToken }, res }) => {
    const { userName: _, ...tokens } = await auth.refresh({ userName, refreshToken });
    res?.set('x-falcon-refresh', tokens.refreshToken);
    return tokens;
  });
};
