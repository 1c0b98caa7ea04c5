import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../kit/Icon';
import { orDots } from '../kit/orDots';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { useText } from '../text/useText';
import styles from './BeforeAfter.module.css';

interface BeforeAfterProps {
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** A value before a change, and after it. A screen reader says which is which. */
export const BeforeAfter = ({ before, after }: BeforeAfterProps) => {
  const t = useText();
  return (
    <span className={styles['change']}>
      <span>
        <VisuallyHidden>{`${t('receipt.before')} `}</VisuallyHidden>
        <span>{orDots(before)}</span>
      </span>{' '}
      <span className={styles['after']}>
        <Icon of={ArrowRight} className={styles['arrow']} />
        <strong>
          <VisuallyHidden>{`${t('receipt.after')} `}</VisuallyHidden>
          <span>{orDots(after)}</span>
        </strong>
      </span>
    </span>
  );
};
