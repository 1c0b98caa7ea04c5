import styles from './Badge.module.css';
import { classNames } from './classNames';

interface BadgeProps {
  readonly text: string;
  /** Something went wrong; the text says so too. */
  readonly isProblem?: boolean;
}

/** A status, in a word. */
export const Badge = ({ text, isProblem = false }: BadgeProps) => (
  <span className={classNames(styles['badge'], isProblem && styles['problem'])}>{text}</span>
);
