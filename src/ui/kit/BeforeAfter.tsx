import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './BeforeAfter.module.css';
import { orUnknown } from './orUnknown';
import { VisuallyHidden } from './VisuallyHidden';

interface BeforeAfterProps {
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** What a screen reader says before each value. */
  readonly words: { readonly before: string; readonly after: string };
}

/** What a value is, and what a change makes of it. */
export const BeforeAfter = ({ before, after, words }: BeforeAfterProps) => (
  <span className={styles['change']}>
    <span>
      <VisuallyHidden>{words.before} </VisuallyHidden>
      {orUnknown(before)}
    </span>{' '}
    <span className={styles['after']}>
      <ArrowRight size={18} aria-hidden className={styles['arrow']} />
      <strong>
        <VisuallyHidden>{words.after} </VisuallyHidden>
        {orUnknown(after)}
      </strong>
    </span>
  </span>
);
