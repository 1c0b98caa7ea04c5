import { Badge, type BadgeLook } from '../kit/Badge';
import { type StatusKey, type StatusOf, statusKey, useStatusWords } from '../text/useStatusWords';

const looks: Readonly<Partial<Record<StatusKey, BadgeLook>>> = {
  'status.claim.open': 'begun',
  'status.claim.inReview': 'underWay',
  'status.claim.approved': 'good',
  'status.claim.closed': 'ended',
  'status.payment.success': 'good',
  'status.payment.declined': 'problem',
  'status.policy.current': 'good',
  'status.policy.cancelled': 'problem',
};

interface StatusBadgeProps {
  readonly of: StatusOf;
  readonly status: string;
}

/** The status of a claim, a payment or a policy. Words, icon and colour say the same. */
export const StatusBadge = ({ of, status }: StatusBadgeProps) => {
  const statusWords = useStatusWords();
  const key = statusKey(of, status);
  return <Badge text={statusWords(of, status)} look={key && looks[key]} />;
};
