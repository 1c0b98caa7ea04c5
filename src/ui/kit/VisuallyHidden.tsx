import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** For screen readers only. */
export const VisuallyHidden = ({ children, role }: { readonly children: ReactNode; readonly role?: 'status' }) => (
  <span className={styles['hidden']} role={role}>
    {children}
  </span>
);
