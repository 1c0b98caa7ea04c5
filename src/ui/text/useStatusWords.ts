import type { TextKey } from './Language';
import { useText } from './useText';

/** The statuses that the portal knows, and the actions of payments. Rule INPUT-27. */
const known = {
  claim: {
    open: 'status.claim.open',
    'in review': 'status.claim.inReview',
    approved: 'status.claim.approved',
    closed: 'status.claim.closed',
  },
  payment: { success: 'status.payment.success', declined: 'status.payment.declined' },
  action: { payment: 'status.action.payment', refund: 'status.action.refund' },
  policy: { current: 'status.policy.current', cancelled: 'status.policy.cancelled' },
} as const;

export type StatusOf = keyof typeof known;

export type StatusKey = Extract<TextKey, `status.${string}`>;

/** The text of a status; `undefined` for one that the portal does not know. Upper and lower case are the same status. */
export const statusKey = (of: StatusOf, status: string): StatusKey | undefined => {
  const keys: Readonly<Partial<Record<string, StatusKey>>> = known[of];
  const name = status.trim().toLowerCase();
  return Object.hasOwn(keys, name) ? keys[name] : undefined;
};

/** A status in the customer's language; one that the portal does not know, as the insurer sent it. */
export const useStatusWords = (): ((of: StatusOf, status: string) => string) => {
  const t = useText();
  return (of, status) => {
    const key = statusKey(of, status);
    return key === undefined ? status : t(key);
  };
};
