import type { ReactNode } from 'react';
import { Link } from '../kit/Link';
import { Alert, type AlertLevel } from '../kit/Alert';

interface ObstacleProps {
  readonly level: AlertLevel;
  /** The message. */
  readonly children: ReactNode;
  readonly to: string;
  /** What the customer can do about it. */
  readonly action: string;
}

/** Something that the customer cannot do, or should not miss, with the one way on. */
export const Obstacle = ({ level, children, to, action }: ObstacleProps) => (
  <Alert level={level}>
    <p>{children}</p>
    <p>
      <Link to={to}>{action}</Link>
    </p>
  </Alert>
);
