import { Money } from '../../domain/Money';
import styles from './Amount.module.css';

/** An amount that never wraps; "..." where the insurer sent none. */
export const Amount = ({ of }: { readonly of: Money | undefined }) => (
  <span className={styles['amount']}>{of === undefined ? '...' : Money.format(of)}</span>
);
