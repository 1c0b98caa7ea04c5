import { announcedSeconds } from '../../domain/session/idleness';
import { VisuallyHidden } from './VisuallyHidden';
import styles from './Countdown.module.css';

const clockFace = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;

interface CountdownProps {
  readonly secondsLeft: number;
  readonly label: string;
  readonly announcement: (seconds: number) => string;
}

/** Time that runs out. It changes every second, and screen readers read it now and then. */
export const Countdown = ({ secondsLeft, label, announcement }: CountdownProps) => (
  <>
    <p className={styles['countdown']} role="timer" aria-label={label}>
      {clockFace(secondsLeft)}
    </p>
    <VisuallyHidden role="status">{announcement(announcedSeconds(secondsLeft))}</VisuallyHidden>
  </>
);
