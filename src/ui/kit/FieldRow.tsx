import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './FieldRow.module.css';

interface FieldRowProps {
  /** The widths of the fields. */
  readonly shape: 'pair' | 'place' | 'stateAndZip';
  readonly children: ReactNode;
}

/** Fields beside one another; on a phone, below one another. */
export const FieldRow = ({ shape, children }: FieldRowProps) => (
  <div className={classNames(styles['row'], styles[shape])}>{children}</div>
);
