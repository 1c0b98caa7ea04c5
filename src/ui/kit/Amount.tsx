import type { Money } from '../../domain/Money';
import { amountOrDots } from './orDots';
import styles from './Amount.module.css';

/** An amount that never wraps. */
export const Amount = ({ of }: { readonly of: Money | undefined }) => (
  <span className={styles['amount']}>{amountOrDots(of)}</span>
);
