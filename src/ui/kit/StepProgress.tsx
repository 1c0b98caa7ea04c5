import { classNames } from './classNames';
import styles from './StepProgress.module.css';

interface StepProgressProps {
  /** From 1. */
  readonly step: number;
  readonly of: number;
  /** "Step 2 of 4". */
  readonly text: string;
}

export const StepProgress = ({ step, of, text }: StepProgressProps) => (
  <div className={styles['progress']}>
    <p className={styles['text']}>{text}</p>
    <div className={styles['bar']} aria-hidden>
      {Array.from({ length: of }, (_, index) => (
        <span key={index} className={classNames(styles['segment'], index < step && styles['done'])} />
      ))}
    </div>
  </div>
);
