import type { IconNode } from 'lucide';
import { classNames } from './classNames';
import styles from './Icon.module.css';

type Attributes = Readonly<Record<string, unknown>>;

/** Each shape as the commands of a path. */
const shapes: Readonly<Record<string, (attributes: Attributes) => string>> = {
  // The path may begin with a relative move, which would follow the shape before.
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

const commandsOf = ([shape, attributes]: IconNode[number]): string => {
  const commands = shapes[shape]?.(attributes);
  if (commands === undefined) throw new Error(`An icon has a ${shape}, and Icon.tsx draws none.`);
  return commands;
};

const paths = new Map<IconNode, string>();

/** All shapes of an icon as one path. */
const pathOf = (icon: IconNode): string => {
  const path = paths.get(icon) ?? icon.map(commandsOf).join('');
  paths.set(icon, path);
  return path;
};

interface IconProps {
  readonly of: IconNode;
  readonly size?: string;
  readonly className?: string | undefined;
}

/** An icon beside text that says the same. It has one path, so that a screen with many icons opens with few elements. */
export const Icon = ({ of, size = '1.06em', className }: IconProps) => (
  <svg className={classNames(styles['icon'], className)} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
    <path d={pathOf(of)} />
  </svg>
);
