import type { Money } from '../../domain/Money';
import styles from './Amount.module.css';
import { amountOrDots } from './orDots';

/** An amount that never wraps. */
export const Amount = ({ of }: { readonly of: Money | undefined }) => (
  <span className={styles['amount']}>{amountOrDots(of)}</span>
);
