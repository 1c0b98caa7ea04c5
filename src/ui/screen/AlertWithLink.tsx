import type { ReactNode } from 'react';
import { Alert, type AlertLevel } from '../kit/Alert';
import { Link } from '../kit/Link';

interface AlertWithLinkProps {
  readonly level: AlertLevel;
  readonly children: ReactNode;
  readonly to: string;
  /** What the customer can do about it. */
  readonly action: string;
}

/** Says something that the customer cannot do or should not miss, with a link to the next step. */
export const AlertWithLink = ({ level, children, to, action }: AlertWithLinkProps) => (
  <Alert level={level}>
    <p>{children}</p>
    <p>
      <Link to={to}>{action}</Link>
    </p>
  </Alert>
);
