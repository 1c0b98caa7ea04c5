import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export interface DescriptionItem {
  readonly term: string;
  readonly value: ReactNode;
}

/** Facts by name. */
export const DescriptionList = ({ items }: { readonly items: readonly DescriptionItem[] }) => (
  <dl className={styles['list']}>
    {items.map(({ term, value }) => (
      <div key={term} className={styles['row']}>
        <dt className={styles['term']}>{term}</dt>
        <dd className={styles['value']}>{value}</dd>
      </div>
    ))}
  </dl>
);
