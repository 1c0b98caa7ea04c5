import type { Money } from '../../domain/Money';
import styles from './Amount.module.css';
import { amountOrUnknown } from './orUnknown';

/** An amount that never wraps. */
export const Amount = ({ of }: { readonly of: Money | undefined }) => (
  <span className={styles['amount']}>{amountOrUnknown(of)}</span>
);
