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

/** A value before a change, and after it. */
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
