import { type Contact, contactErrors } from '../../domain/customer/contact';
import type { ContactPreference } from '../../domain/customer/Profile';
import type { FindOutProfile, SaveProfile, SaveProfileOutcome } from '../customer/saveProfile';
import type { CustomerRecord } from '../ports/CustomerRecord';

export type SaveContactOutcome =
  SaveProfileOutcome | { readonly kind: 'invalid'; readonly error: ReturnType<typeof contactErrors>[number] };

const verified = (record: Pick<CustomerRecord, 'claim'>, { otherPhoneNumber }: Contact): void =>
  record.claim.write({ ...record.claim.read(), otherPhoneNumber, contactVerified: true });

export type SaveContact = ReturnType<typeof saveContact>;

/**
 * Saves the contact of a claim: phone number, email and contact preference to the profile, the alternate phone to the draft (rule
 * CLAIM-25). Throws `ApiFailure`.
 */
export const saveContact =
  (saveProfile: SaveProfile, record: Pick<CustomerRecord, 'claim'>) =>
  async (contact: Contact): Promise<SaveContactOutcome> => {
    const [error] = contactErrors(contact);
    if (error) return { kind: 'invalid', error };

    const { phoneNumber, email } = contact;
    const contactPreference = contact.contactPreference as ContactPreference;
    const outcome = await saveProfile({ phoneNumber, email, contactPreference });
    if (outcome.kind === 'saved') verified(record, contact);
    return outcome;
  };

export type FindOutContact = ReturnType<typeof findOutContact>;

/** Reads back whether a contact whose reply was lost has been saved. Throws a 401. */
export const findOutContact =
  (findOutProfile: FindOutProfile, record: Pick<CustomerRecord, 'claim'>) =>
  async (contact: Contact, signal: AbortSignal): Promise<SaveContactOutcome> => {
    const finding = await findOutProfile(signal);
    if (finding.kind === 'unknown') return finding;
    if (finding.kind === 'notDone') return { kind: 'refused', message: '' };
    verified(record, contact);
    return { kind: 'saved' };
  };
