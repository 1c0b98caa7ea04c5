import { PostalAddress } from '../../domain/PostalAddress';
import type { LoadProfile } from '../account/loadProfile';
import { ApiFailure } from '../ApiFailure';
import type { PollChange } from '../changes/pollChange';
import { ifFailed } from '../ifFailed';
import type { AuthGateway } from '../ports/AuthGateway';
import type { CustomerGateway } from '../ports/CustomerGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { SaveProfile } from './saveProfile';

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

interface Needs {
  readonly record: Pick<CustomerRecord, 'session' | 'profile' | 'email' | 'clear'>;
  readonly customer: Pick<CustomerGateway, 'emailChangeStatus'>;
  readonly auth: Pick<AuthGateway, 'login'>;
  readonly pollChange: PollChange;
  readonly saveProfile: SaveProfile;
  readonly loadProfile: LoadProfile;
}

export type CompleteEmailChange = ReturnType<typeof completeEmailChange>;

/** Signs in with the new address, unless the customer is signed in with it already. Returns whether that worked. */
const signInAnew = async ({ record, auth }: Needs, userName: string, password: string): Promise<boolean> => {
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

/**
 * Completes an accepted change of the email address (rule PROFILE-39). The record remembers it until it is saved or has failed, so that
 * an interrupted change can continue. Throws `ApiFailure`.
 */
export const completeEmailChange = (needs: Needs) => {
  const { record, customer, pollChange, saveProfile, loadProfile } = needs;
  /** @param password entered with the code; empty if it is no longer known */
  return async (password: string, signal: AbortSignal): Promise<EmailCompletion> => {
    const { email, verification } = record.email.read();

    const outcome = await pollChange((pollSignal) => customer.emailChangeStatus(verification, pollSignal), signal);
    if (outcome.kind === 'failed') record.email.write({ email, verification: '' });
    if (outcome.kind !== 'complete') return outcome;

    if (!(await signInAnew(needs, email, password))) {
      record.clear();
      return { kind: 'signInAgain' };
    }
    // Another tab or device may have changed the address, which goes along with the email.
    await loadProfile(new AbortController().signal).catch(ifFailed(undefined));
    const { mailingAddress } = record.profile.read() ?? {};
    const isSendable = mailingAddress && PostalAddress.isSendable(mailingAddress);
    const change = { email, ...(isSendable && { mailingAddress }) };
    const reply = await saveProfile({ change, description: 'Updated Email Address' });
    if (reply.kind === 'unknown') return { kind: 'recordUnknown' };
    if (reply.kind === 'refused') return { kind: 'notRecorded', message: reply.message };

    record.email.reset();
    await loadProfile(signal);
    return { kind: 'completed' };
  };
};
