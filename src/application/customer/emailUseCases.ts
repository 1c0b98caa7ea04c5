import type { EmailVerification } from '../../domain/customer/emailChange';
import { PostalAddress } from '../../domain/PostalAddress';
import { ApiFailure, isFailureInSession } from '../ApiFailure';
import { type Limited, limitedBy } from '../limitedBy';
import type { PollChange } from '../pollChange';
import type { AuthGateway } from '../ports/AuthGateway';
import type { CustomerGateway, EmailCodeReply, EmailConfirmationReply } from '../ports/CustomerGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { LoadProfile } from './loadProfile';
import type { SaveProfile } from './profileUseCases';

export type EmailCompletion =
  | { readonly kind: 'completed' }
  /** The insurer has not decided yet. */
  | { readonly kind: 'takingLonger' }
  /** The insurer did not carry it out; the message may be empty. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The customer signs in with the new address, and the profile does not have it yet; the message may be empty. */
  | { readonly kind: 'notRecorded'; readonly message: string }
  /** The same, but the reply was lost and the profile could not be read back. */
  | { readonly kind: 'recordUnknown' }
  /** Signing in with the new address did not work; the session is cleared. */
  | { readonly kind: 'signInAgain' };

interface Parts {
  readonly record: Pick<CustomerRecord, 'session' | 'profile' | 'email' | 'clear'>;
  readonly customer: Pick<CustomerGateway, 'requestEmailCode' | 'confirmEmailChange' | 'emailChangeStatus'>;
  readonly auth: Pick<AuthGateway, 'login'>;
  readonly pollChange: PollChange;
  readonly saveProfile: SaveProfile;
  readonly loadProfile: LoadProfile;
}

export type EmailUseCases = ReturnType<typeof emailUseCases>;

/** The use cases of a change of the email address, in their order. */
export const emailUseCases = ({ record, customer, auth, pollChange, saveProfile, loadProfile }: Parts) => {
  /** Whether the customer is signed in with the address, by now or already. */
  const signIn = async (userName: string, password: string): Promise<boolean> => {
    if (record.session.read()?.userName.toLowerCase() === userName.toLowerCase()) return true;
    if (password === '') return false;
    try {
      const reply = await auth.login({ userName, password });
      if (reply.kind !== 'signedIn') return false;
      record.session.write(reply.session);
      return true;
    } catch (failure) {
      if (failure instanceof ApiFailure) return false;
      throw failure;
    }
  };

  const sendableMailingAddress = () => {
    const mailingAddress = record.profile.read()?.mailingAddress;
    return mailingAddress && PostalAddress.isSendable(mailingAddress) ? { mailingAddress } : {};
  };

  return {
    /** Has a code sent to the address that the customer wants to have from now on. Throws `ApiFailure`. */
    requestEmailCode: async (email: string): Promise<EmailCodeReply | Limited> => {
      const reply = await customer.requestEmailCode(email).catch(limitedBy);
      if (reply.kind === 'sent') record.email.write({ email, verification: '' });
      return reply;
    },

    /**
     * Confirms the new email address with the code and the password. The old address is the one of the sign-in, because a claim may have
     * changed the profile's. Only an ended session throws `ApiFailure`.
     */
    confirmEmailChange: async ({ code, password }: EmailVerification): Promise<EmailConfirmationReply> => {
      const oldEmail = record.session.read()?.userName ?? '';
      try {
        const reply = await customer.confirmEmailChange({ oldEmail, verificationCode: code, password });
        if (reply.kind === 'accepted') record.email.write({ ...record.email.read(), verification: reply.changeId });
        return reply;
      } catch (failure) {
        if (isFailureInSession(failure)) return { kind: 'rejected', pause: failure.details.pause };
        throw failure;
      }
    },

    /**
     * Completes an accepted change of the email address (rule PROFILE-39). The record remembers it until it is saved or has failed, so that
     * an interrupted change can continue. Throws `ApiFailure`.
     * @param password entered with the code; empty if it is no longer known
     */
    completeEmailChange: async (password: string, signal: AbortSignal): Promise<EmailCompletion> => {
      const { email, verification } = record.email.read();

      const outcome = await pollChange((asking) => customer.emailChangeStatus(verification, asking), signal);
      if (outcome.kind === 'failed') record.email.write({ email, verification: '' });
      if (outcome.kind !== 'complete') return outcome;

      if (!(await signIn(email, password))) {
        record.clear();
        return { kind: 'signInAgain' };
      }
      const reply = await saveProfile({ email, ...sendableMailingAddress() }, 'Updated Email Address');
      if (reply.kind === 'unknown') return { kind: 'recordUnknown' };
      if (reply.kind === 'refused') return { kind: 'notRecorded', message: reply.message };

      record.email.reset();
      await loadProfile(signal);
      return { kind: 'completed' };
    },
  };
};
