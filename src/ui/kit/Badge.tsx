import { Archive, CircleCheck, CircleDot, CircleX, Clock } from 'lucide-react';
import styles from './Badge.module.css';
import { classNames } from './classNames';
import { orDots } from './orDots';

const icons = { begun: CircleDot, underWay: Clock, good: CircleCheck, problem: CircleX, ended: Archive } as const;

export type BadgeLook = keyof typeof icons;

interface BadgeProps {
  readonly text: string;
  /** Repeats in colour and icon what the text says. */
  readonly look?: BadgeLook | undefined;
}

export const Badge = ({ text, look }: BadgeProps) => {
  const Icon = look && icons[look];
  return (
    <span className={classNames(styles['badge'], look && styles[look])}>
      {Icon && <Icon size="0.94em" aria-hidden className={styles['icon']} />}
      <span>{orDots(text)}</span>
    </span>
  );
};
