import { EmailAddress } from '../EmailAddress';
import { failures, isPresent } from '../validation';

/** The email group of the customer's record (document 1, section 3, email state). */
export interface EmailChange {
  /** The new address that a code was sent to. */
  readonly email: string;
  /** The id of the change that the insurer is carrying out, once the code was accepted. */
  readonly verification: string;
}

export const noEmailChange: EmailChange = { email: '', verification: '' };

export interface NewEmail {
  readonly email: string;
  readonly repeated: string;
}

/** Document 2, section 5, new email; the first failure alone is shown. */
export const newEmailFailures = (entry: NewEmail) =>
  failures(entry, [
    ['email', (e) => isPresent(e.email), 'email.email.required'],
    ['repeated', (e) => isPresent(e.repeated), 'email.repeated.required'],
    ['email', (e) => EmailAddress.isValid(e.email), 'email.email.invalid'],
    ['repeated', (e) => e.email === e.repeated, 'email.repeated.differs'],
  ]);

export interface EmailVerification {
  readonly code: string;
  readonly password: string;
}

/** Document 2, section 5, verify email; both failures may be shown. */
export const emailVerificationFailures = (entry: EmailVerification) =>
  failures(entry, [
    ['code', (e) => isPresent(e.code), 'email.code.required'],
    ['password', (e) => e.password !== '', 'email.password.required'],
  ]);
