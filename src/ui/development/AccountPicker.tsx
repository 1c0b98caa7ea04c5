import type { AccountLink } from '../../application/ports/Development';
import styles from './Development.module.css';

/** Signs in as any customer with one click. Its texts are not in the catalogue, so that they never ship. */
export const AccountPicker = ({ accounts }: { readonly accounts: readonly AccountLink[] }) => (
  <ul className={styles['accounts']}>
    {accounts.map(({ name, text, href, isCurrent }) => (
      <li key={name}>
        <a href={href} aria-current={isCurrent || undefined}>
          {name}
        </a>{' '}
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
