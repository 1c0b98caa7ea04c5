import type { ReactNode } from 'react';
import styles from './HeadingRow.module.css';

interface HeadingRowProps {
  /** The heading. */
  readonly children: ReactNode;
  /** Stand beside it: quiet buttons. */
  readonly actions?: ReactNode;
}

/** The heading of a panel, and what can be done with what it heads. */
export const HeadingRow = ({ children, actions }: HeadingRowProps) => (
  <div className={styles['row']}>
    {children}
    {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
  </div>
);
