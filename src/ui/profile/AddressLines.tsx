import type { PostalAddress } from '../../domain/PostalAddress';
import styles from './Profile.module.css';

/** An address as it stands on an envelope. */
export const AddressLines = ({ address }: { readonly address: PostalAddress }) => (
  <p className={styles['address']}>
    <span>{address.address1}</span>
    <span>
      {address.city}, {address.state} {address.zipCode}
    </span>
  </p>
);
