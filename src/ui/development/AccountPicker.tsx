import styles from './Development.module.css';
import type { AccountLink } from './Development';

/** Signs in as any customer with one click. Its words are no part of the portal's catalogue, so that what ships has none of them. */
export const AccountPicker = ({ accounts }: { readonly accounts: readonly AccountLink[] }) => (
  <ul className={styles['accounts']}>
    {accounts.map(({ name, href, isCurrent }) => (
      <li key={name}>
        <a href={href} aria-current={isCurrent || undefined}>
          {name}
        </a>
      </li>
    ))}
  </ul>
);
