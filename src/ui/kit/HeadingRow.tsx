import type { ReactNode } from 'react';
import type { Elements } from './Elements';
import styles from './HeadingRow.module.css';

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
