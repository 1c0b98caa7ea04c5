import { PostalAddress } from '../PostalAddress';
import { isPresent } from '../validation';
import type { Profile } from './Profile';

/** Where mail goes when it does not go to the insured premises. */
export const distinctMailingAddress = ({
  address,
  mailingAddress,
}: Pick<Profile, 'address' | 'mailingAddress'>): PostalAddress | undefined =>
  mailingAddress && Object.values(mailingAddress).some(isPresent) && !PostalAddress.equals(mailingAddress, address)
    ? mailingAddress
    : undefined;
