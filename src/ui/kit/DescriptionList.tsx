import type { ReactNode } from 'react';
import { classNames } from './classNames';
import { orDots } from './orDots';
import styles from './DescriptionList.module.css';

export interface DescriptionItem {
  readonly term: string;
  readonly value: ReactNode;
}

/** `false` and `undefined` are left out. */
export type DescriptionItems = readonly (DescriptionItem | false | undefined)[];

interface DescriptionListProps {
  readonly items: DescriptionItems;
  /** In a narrow column each value is below its term. */
  readonly isNarrow?: boolean;
}

export const DescriptionList = ({ items, isNarrow = false }: DescriptionListProps) => (
  <dl className={classNames(styles['list'], isNarrow && styles['narrow'])}>
    {items.map(
      (item) =>
        item && (
          <div key={item.term} className={styles['row']}>
            <dt className={styles['term']}>{item.term}</dt>
            <dd className={styles['value']}>{orDots(item.value)}</dd>
          </div>
        ),
    )}
  </dl>
);
