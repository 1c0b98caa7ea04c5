import { EmailAddress } from '../EmailAddress';
import { PASSWORD_LIMIT } from '../session/passwordPolicy';
import { lengthOf } from '../typed/lengthOf';
import { isCode } from '../typed/typedNumber';
import { fieldErrors, isPresent } from '../validation';

/** An email change that the customer has requested. */
export interface EmailChange {
  /** The new address that a code was sent to. */
  readonly email: string;
  /** The id of the change once the code was accepted; empty before. */
  readonly verification: string;
}

export const noEmailChange: EmailChange = { email: '', verification: '' };

export interface NewEmail {
  readonly email: string;
  readonly repeated: string;
}

/** The screen shows only the first error (rule PROFILE-29). */
export const newEmailErrors = (entry: NewEmail) =>
  fieldErrors(entry, [
    ['email', (e) => isPresent(e.email), 'email.email.required'],
    ['repeated', (e) => isPresent(e.repeated), 'email.repeated.required'],
    ['email', (e) => EmailAddress.isValid(e.email), 'email.email.invalid'],
    ['repeated', (e) => e.email === e.repeated, 'email.repeated.differs'],
  ]);

export interface EmailVerification {
  readonly code: string;
  readonly password: string;
}

/** The screen shows every error (rule PROFILE-34). */
export const emailVerificationErrors = (entry: EmailVerification) =>
  fieldErrors(entry, [
    ['code', (e) => isPresent(e.code), 'email.code.required'],
    ['code', (e) => isCode(e.code), 'shell.code.invalid'],
    ['password', (e) => e.password !== '', 'email.password.required'],
    ['password', (e) => lengthOf(e.password) <= PASSWORD_LIMIT, 'shell.password.tooLong'],
  ]);
