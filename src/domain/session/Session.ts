/** The tokens of a signed-in customer. */
export interface Session {
  readonly authToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** The email address that the customer signed in with. */
  readonly userName: string;
}

/** A text that a header can carry, as the tokens must be: visible ASCII. */
export const HEADER_TEXT = /^[\x21-\x7e]*$/;

/** Rule SIGNIN-9. */
export const isAuthenticated = (session: Session | undefined): session is Session =>
  session !== undefined && session.authToken !== '' && session.refreshToken !== '' && session.userName !== '';
