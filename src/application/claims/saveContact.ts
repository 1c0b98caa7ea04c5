import type { Contact } from '../../domain/customer/contact';
import { contactFailures } from '../../domain/customer/contact';
import type { ContactPreference } from '../../domain/customer/Profile';
import { withChange } from '../../domain/customer/profileChange';
import type { CustomerGateway } from '../ports/CustomerGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';

export type SaveContactOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'invalid'; readonly failure: ReturnType<typeof contactFailures>[number] }
  /** The insurer did not take it; the message is the server's, and may be empty. */
  | { readonly kind: 'refused'; readonly message: string };

export type SaveContact = ReturnType<typeof saveContact>;

/**
 * Saves how the customer is reached about the claim: phone number, email and contact preference go to the profile, the
 * alternate phone stays with the draft (document 1, section 2, claimContact). Throws `ApiFailure`.
 */
export const saveContact =
  (customer: Pick<CustomerGateway, 'save'>, record: Pick<CustomerRecord, 'profile' | 'claim'>) =>
  async (contact: Contact): Promise<SaveContactOutcome> => {
    const [failure] = contactFailures(contact);
    if (failure) return { kind: 'invalid', failure };

    const change = {
      phoneNumber: contact.phoneNumber,
      email: contact.email,
      contactPreference: contact.contactPreference as ContactPreference,
    };
    const reply = await customer.save(change, 'Updated Customer Info');
    if (reply.kind === 'refused') return reply;

    const profile = record.profile.read();
    if (profile) record.profile.write(withChange(profile, change));
    record.claim.write({ ...record.claim.read(), otherPhoneNumber: contact.otherPhoneNumber, contactVerified: true });
    return { kind: 'saved' };
  };
