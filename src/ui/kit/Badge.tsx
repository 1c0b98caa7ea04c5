import { classNames } from './classNames';
import type { Elements } from './Elements';
import { orDots } from './orDots';
import styles from './Badge.module.css';

const CIRCLE = 'M2 12a10 10 0 0 1 20 0a10 10 0 0 1-20 0';

const drawn = (commands: string) => (
  <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden>
    <path d={commands} />
  </svg>
);

/**
 * Simpler than the icons of the library, for a small size. One path each, because each row of a table has a badge, and one element each:
 * React leaves it alone where it stays.
 */
const icons = {
  begun: drawn(`${CIRCLE}m9 0a1 1 0 0 1 2 0a1 1 0 0 1-2 0`),
  underWay: drawn(`${CIRCLE}m10-5.5v5.5l3.5 2.5`),
  good: drawn(`${CIRCLE}m6 0 3 3 5-5.5`),
  problem: drawn(`${CIRCLE}m7-3 6 6m-6 0 6-6`),
  ended: drawn('M2 3.5h20V8H2zm2 4.5v12.5h16V8M10 12.5h4'),
} as const;

export type BadgeLook = keyof typeof icons;

interface BadgeProps {
  readonly text: string;
  /** Repeats in colour and icon what the text says. */
  readonly look?: BadgeLook | undefined;
}

export const Badge = ({ text, look }: BadgeProps) => {
  const icon: Elements = look && icons[look];
  return (
    <span className={classNames(styles['badge'], look && styles[look])}>
      {icon}
      <span>{orDots(text)}</span>
    </span>
  );
};
