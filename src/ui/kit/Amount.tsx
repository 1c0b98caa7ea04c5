import { Money } from '../../domain/Money';
import styles from './Amount.module.css';

/** An amount in a table, which is never broken in two, however wide the words beside it are. */
export const Amount = ({ of }: { readonly of: Money }) => <span className={styles['amount']}>{Money.format(of)}</span>;
