import type { PostalAddress } from '../../domain/PostalAddress';
import { orUnknown } from '../kit/orUnknown';
import styles from './Profile.module.css';

/** An address as on an envelope, with the parts that the insurer sent. */
export const AddressLines = ({ address: { address1, city, state, zipCode } }: { readonly address: PostalAddress }) => {
  const place = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <p className={styles['address']}>
      <span>{orUnknown(address1)}</span>
      {place !== '' && <span>{place}</span>}
    </p>
  );
};
