import type { ReactNode } from 'react';
import styles from './HeadingRow.module.css';
import type { Elements } from './Elements';

interface HeadingRowProps {
  readonly children: Elements;
  /** Quiet buttons beside the heading. */
  readonly actions?: ReactNode;
}

export const HeadingRow = ({ children, actions }: HeadingRowProps) => (
  <div className={styles['row']}>
    {children}
    {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
  </div>
);
