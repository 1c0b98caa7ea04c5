import { Badge } from '../kit/Badge';
import { type StatusOf, statusOf } from './statuses';
import { useStatusWords } from './useStatusWords';

interface StatusBadgeProps {
  readonly of: StatusOf;
  readonly status: string;
}

/** The status of a claim, a payment or a policy. Words, icon and colour say the same. */
export const StatusBadge = ({ of, status }: StatusBadgeProps) => (
  <Badge text={useStatusWords()(of, status)} look={statusOf(of, status)?.look} />
);
