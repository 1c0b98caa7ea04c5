import type { ReactNode } from 'react';
import styles from './ButtonRow.module.css';

/** The buttons at the end of a form or a page, the main one first. */
export const ButtonRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['row']}>{children}</div>
);
