import type { ReactNode } from 'react';
import { orUnknown } from './orUnknown';
import styles from './DescriptionList.module.css';

export interface DescriptionItem {
  readonly term: string;
  readonly value: ReactNode;
}

export const DescriptionList = ({ items }: { readonly items: readonly DescriptionItem[] }) => (
  <dl className={styles['list']}>
    {items.map(({ term, value }) => (
      <div key={term} className={styles['row']}>
        <dt className={styles['term']}>{term}</dt>
        <dd className={styles['value']}>{orUnknown(value)}</dd>
      </div>
    ))}
  </dl>
);
