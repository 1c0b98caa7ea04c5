import { PhoneNumber } from '../../domain/PhoneNumber';
import { type Contact, contactErrors } from '../../domain/profile/contact';
import { contactOf } from '../../domain/profile/contactOf';
import { isContactPreference } from '../../domain/profile/Profile';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { SaveSection, SaveSectionOutcome } from '../profile/saveSection';
import { markContactVerified } from './markContactVerified';

export type SaveContactOutcome =
  | SaveSectionOutcome
  | { readonly kind: 'invalid'; readonly error: ReturnType<typeof contactErrors>[number] };

interface Needs {
  readonly record: Pick<CustomerRecord, 'claim' | 'profile'>;
  readonly saveSection: SaveSection;
}

export type SaveContact = ReturnType<typeof saveContact>;

/**
 * Saves the contact of a claim: phone number, email and contact preference to the profile, the alternate phone to the draft (rule
 * CLAIM-25). Saves nothing if someone else has changed the contact since the customer saw it (rule CLAIM-70). Throws `ApiFailure`.
 */
export const saveContact =
  ({ record, saveSection }: Needs) =>
  async (contact: Contact): Promise<SaveContactOutcome> => {
    const seen = record.profile.read();
    const stored = contactOf(seen, '');
    const [error] = contactErrors(contact, stored);
    if (error) return { kind: 'invalid', error };

    const { phoneNumber, email, contactPreference } = contact;
    // A stored number of another form is not sent, because the insurer would refuse it.
    const isKept =
      phoneNumber === stored.phoneNumber &&
      !PhoneNumber.isValid(phoneNumber) &&
      phoneNumber.length !== PhoneNumber.length;
    const change = {
      ...(!isKept && { phoneNumber }),
      email,
      ...(isContactPreference(contactPreference) && { contactPreference }),
    };
    const outcome = await saveSection({ change, seen });
    if (outcome.kind === 'saved') markContactVerified(record, contact);
    return outcome;
  };
