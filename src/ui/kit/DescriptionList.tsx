import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './DescriptionList.module.css';
import { orDots } from './orDots';

export interface DescriptionItem {
  readonly term: string;
  readonly value: ReactNode;
}

interface DescriptionListProps {
  readonly items: readonly DescriptionItem[];
  /** In a narrow column each value is below its term. */
  readonly isNarrow?: boolean;
}

export const DescriptionList = ({ items, isNarrow = false }: DescriptionListProps) => (
  <dl className={classNames(styles['list'], isNarrow && styles['narrow'])}>
    {items.map(({ term, value }) => (
      <div key={term} className={styles['row']}>
        <dt className={styles['term']}>{term}</dt>
        <dd className={styles['value']}>{orDots(value)}</dd>
      </div>
    ))}
  </dl>
);
