import type { PostalAddress } from '../../domain/PostalAddress';
import { orDots } from '../kit/orDots';
import styles from './Profile.module.css';

/** An address as on an envelope, with the parts that the insurer sent. */
export const AddressLines = ({ address: { address1, city, state, zipCode } }: { readonly address: PostalAddress }) => {
  const place = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <p className={styles['address']}>
      <span>{orDots(address1)}</span>
      {place !== '' && <span>{place}</span>}
    </p>
  );
};
