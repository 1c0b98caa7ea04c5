/**
 * Passes a temporary password from the login screen to the Set Password screen, in memory only. A password never goes into an address, the
 * history or storage.
 */
export interface PasswordChallenge {
  temporaryPassword: { readonly token: string; readonly oldPassword: string; readonly userName: string } | undefined;
}
