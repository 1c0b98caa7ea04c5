/** The tokens of a signed-in customer. */
export interface Session {
  readonly authToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** The email address that the customer signed in with. */
  readonly userName: string;
}

/**
 * Whether the session lets the customer in: auth and refresh token for the guard (document 1, section 2), a user name and
 * auth token for being signed in (section 3).
 */
export const isAuthenticated = (session: Session | undefined): session is Session =>
  session !== undefined && session.authToken !== '' && session.refreshToken !== '' && session.userName !== '';
