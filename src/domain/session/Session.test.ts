import { type Session, isAuthenticated } from './Session';

const session: Session = { authToken: 'a', accessToken: 'b', refreshToken: 'c', userName: 'ada@example.com' };

describe('isAuthenticated', () => {
  it.each<[string, Session | undefined, boolean]>([
    ['whole', session, true],
    ['without an access token', { ...session, accessToken: '' }, true],
    ['without an auth token', { ...session, authToken: '' }, false],
    ['without a refresh token', { ...session, refreshToken: '' }, false],
    ['without a user name', { ...session, userName: '' }, false],
    ['that is not there', undefined, false],
  ])('of a session %s @SIGNIN-9', (_, held, isSignedIn) => {
    expect(isAuthenticated(held)).toBe(isSignedIn);
  });
});
