/**
 * What the sign-in screen hands to the Set Password screen about a customer with a temporary password. It lives in memory
 * alone: a password belongs neither in the address nor in the browser's history or storage.
 */
export interface PasswordChallenge {
  temporaryPassword: { readonly token: string; readonly oldPassword: string; readonly userName: string } | undefined;
}
