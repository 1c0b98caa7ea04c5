import { type Contact, contactErrors } from '../../domain/customer/contact';
import { contactOf } from '../../domain/customer/contactOf';
import { PhoneNumber } from '../../domain/PhoneNumber';
import type { ContactPreference } from '../../domain/customer/Profile';
import type { ProfileUseCases, SaveProfileOutcome } from '../customer/profileUseCases';
import type { CustomerRecord } from '../ports/CustomerRecord';

export type SaveContactOutcome =
  SaveProfileOutcome | { readonly kind: 'invalid'; readonly error: ReturnType<typeof contactErrors>[number] };

interface Parts extends ProfileUseCases {
  readonly record: Pick<CustomerRecord, 'claim' | 'profile'>;
}

export type ContactUseCases = ReturnType<typeof contactUseCases>;

export const contactUseCases = ({ record, saveProfile, findOutProfile }: Parts) => {
  const markVerified = ({ otherPhoneNumber }: Contact): void =>
    record.claim.write({ ...record.claim.read(), otherPhoneNumber, contactVerified: true });

  return {
    /**
     * Saves the contact of a claim: phone number, email and contact preference to the profile, the alternate phone to the draft (rule
     * CLAIM-25). Throws `ApiFailure`.
     */
    saveContact: async (contact: Contact): Promise<SaveContactOutcome> => {
      const stored = contactOf(record.profile.read(), '');
      const [error] = contactErrors(contact, stored);
      if (error) return { kind: 'invalid', error };

      const { phoneNumber, email } = contact;
      // A stored number of another shape stays as it is: the insurer does not take it.
      const isKept =
        phoneNumber === stored.phoneNumber &&
        !PhoneNumber.isValid(phoneNumber) &&
        phoneNumber.length !== PhoneNumber.length;
      const contactPreference = contact.contactPreference as ContactPreference;
      const outcome = await saveProfile({ ...(!isKept && { phoneNumber }), email, contactPreference });
      if (outcome.kind === 'saved') markVerified(contact);
      return outcome;
    },

    /** Reads back whether a contact whose reply was lost has been saved. Throws a 401. */
    findOutContact: async (contact: Contact, signal: AbortSignal): Promise<SaveContactOutcome> => {
      const outcome = await findOutProfile(signal);
      if (outcome.kind === 'saved') markVerified(contact);
      return outcome;
    },
  };
};
