import type { IconNode } from 'lucide';
import { classNames } from './classNames';
import styles from './Icon.module.css';

type Attributes = Readonly<Record<string, unknown>>;

/** The shapes of the icons, each as the commands of a path. Those of a path may begin relative to where the path before it ends. */
const commandsOf: Readonly<Record<string, (attributes: Attributes) => string>> = {
  path: ({ d }) => `M0 0${String(d)}`,
  line: ({ x1, y1, x2, y2 }) => `M${String(x1)} ${String(y1)}L${String(x2)} ${String(y2)}`,
  circle: ({ cx, cy, r }) => {
    const radius = Number(r);
    const half = (to: number): string => `a${radius} ${radius} 0 0 1 ${to} 0`;
    return `M${Number(cx) - radius} ${String(cy)}${half(2 * radius)}${half(-2 * radius)}`;
  },
  rect: ({ x, y, width, height, rx = 0 }) => {
    const r = Number(rx);
    const across = Number(width) - 2 * r;
    const down = Number(height) - 2 * r;
    const corner = (right: number, below: number): string => `a${r} ${r} 0 0 1 ${right} ${below}`;
    return `M${Number(x) + r} ${String(y)}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}`;
  },
};

const drawn = new Map<IconNode, string>();

/** All of an icon as one path. */
const pathOf = (icon: IconNode): string => {
  const known = drawn.get(icon) ?? icon.map(([shape, attributes]) => commandsOf[shape]?.(attributes) ?? '').join('');
  drawn.set(icon, known);
  return known;
};

interface IconProps {
  readonly of: IconNode;
  readonly size: string;
  readonly className?: string | undefined;
}

/** An icon beside a text that says the same. It is one element with one path, because a screen that opens has many. */
export const Icon = ({ of, size, className }: IconProps) => (
  <svg className={classNames(styles['icon'], className)} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
    <path d={pathOf(of)} />
  </svg>
);
