import type { Contact } from '../../domain/profile/contact';
import type { CustomerRecord } from '../ports/CustomerRecord';

/** The contact step of the claim is complete. */
export const markContactVerified = ({ claim }: Pick<CustomerRecord, 'claim'>, { otherPhoneNumber }: Contact): void =>
  claim.write({ ...claim.read(), otherPhoneNumber, contactVerified: true });
