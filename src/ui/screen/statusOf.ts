import { plainStatus } from '../../domain/plainStatus';
import type { BadgeLook } from '../kit/Badge';
import type { PlainTextKey } from '../text/Language';

interface Status {
  readonly text: PlainTextKey;
  readonly look?: BadgeLook;
  /** What it means and what happens next. */
  readonly meaning?: PlainTextKey;
}

/** The statuses that the portal knows, and the actions of payments. Rule INPUT-27. */
const statuses = {
  claim: {
    open: { text: 'status.claim.open', look: 'begun', meaning: 'claims.status.open' },
    'in review': { text: 'status.claim.inReview', look: 'underWay', meaning: 'claims.status.inReview' },
    approved: { text: 'status.claim.approved', look: 'good', meaning: 'claims.status.approved' },
    closed: { text: 'status.claim.closed', look: 'ended', meaning: 'claims.status.closed' },
  },
  payment: {
    success: { text: 'status.payment.success', look: 'good' },
    declined: { text: 'status.payment.declined', look: 'problem' },
  },
  action: { payment: { text: 'status.action.payment' }, refund: { text: 'status.action.refund' } },
  policy: {
    current: { text: 'status.policy.current', look: 'good' },
    cancelled: { text: 'status.policy.cancelled', look: 'problem' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Status>>>>;

export type StatusOf = keyof typeof statuses;

/** A status; `undefined` if the portal does not know it. Upper and lower case are the same status. */
export const statusOf = (of: StatusOf, status: string): Status | undefined => {
  const known: Readonly<Partial<Record<string, Status>>> = statuses[of];
  const name = plainStatus(status);
  return Object.hasOwn(known, name) ? known[name] : undefined;
};
