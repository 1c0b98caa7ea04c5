import { PostalAddress } from '../PostalAddress';
import { isPresent } from '../validation';
import type { Profile } from './Profile';

/** The mailing address, if it differs from the insured premises. */
export const distinctMailingAddress = ({
  address,
  mailingAddress,
}: Pick<Profile, 'address' | 'mailingAddress'>): PostalAddress | undefined =>
  mailingAddress && Object.values(mailingAddress).some(isPresent) && !PostalAddress.equals(mailingAddress, address)
    ? mailingAddress
    : undefined;
