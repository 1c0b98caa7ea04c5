import { isActive } from '../../src/domain/policy/Policy';
import { emptyDraft, isInProgress } from '../../src/domain/claims/ClaimDraft';
import type { CountingInsurer } from './CountingInsurer';
import { calm } from './Context';
import { fillIn, openBilling, openPayment } from './contexts/billing';
import { openFlow, writtenClaim } from './contexts/claims';
import { openCancellation, openEdit } from './contexts/policy';
import type { Portal } from './portal';

/** One visit of the screen where something is sent. */
export interface Visit {
  /** The button, as often as it is pressed. */
  readonly press: () => void;
  /** Whether the screen offers the button at all. */
  readonly isOffered: () => boolean;
  readonly leave: () => void;
}

/** One of the four things that must happen once. */
export interface Desk {
  readonly write: string;
  /** What the customer has written before, and a reload restores. */
  readonly begin: (portal: Portal) => void;
  /** Nothing where the screen does not let the customer in any more. */
  readonly open: (portal: Portal, nextToken: () => string) => Promise<Visit | undefined>;
  /** Whether it happened, no more than once, and the customer can see that it did. */
  readonly isSettled: (insurer: CountingInsurer, portal: Portal) => boolean;
}

const claim: Desk = {
  write: 'POST /api/claims',
  begin: ({ record }) => record.claim.write(writtenClaim),
  open: async (portal) => {
    if (!isInProgress(portal.record.claim.read())) return undefined;
    const flow = openFlow(portal);
    return {
      press: () => void flow.submit(),
      isOffered: () => flow.sending.kind === 'idle' && flow.landing('summary').step === 'summary',
      leave: flow.start(),
    };
  },
  isSettled: ({ claims: [first, second] }, { record }) => {
    const left = JSON.stringify({ ...emptyDraft, claimNumber: first?.claimNumber });
    return second === undefined && JSON.stringify(record.claim.read()) === left;
  },
};

const cancellation: Desk = {
  write: 'PUT /api/policies',
  begin: () => undefined,
  open: async (portal) => {
    const policy = portal.record.policy.read();
    if (policy === undefined || !isActive(policy)) return undefined;
    const page = openCancellation(portal);
    page.change('We are moving.');
    return {
      press: () => void page.submit(),
      isOffered: () => page.state.kind !== 'cancelling' && page.state.kind !== 'cancelled',
      leave: page.start(),
    };
  },
  isSettled: ({ cancellations }, { record }) => cancellations === 1 && record.policy.read()?.status === 'cancelled',
};

const coverages: Desk = {
  write: 'PUT /api/policies',
  begin: () => undefined,
  open: async (portal) => {
    if (portal.record.policy.read()?.coverages.length !== 2) return undefined;
    const page = openEdit(portal);
    const leave = page.start();
    await calm();
    page.remove('bul');
    await calm();
    page.consent(true);
    return { press: () => void page.submit(), isOffered: () => page.obstacle === undefined, leave };
  },
  isSettled: ({ coverageChanges }, { record }) => coverageChanges === 1 && record.policy.read()?.coverages.length === 1,
};

const payment: Desk = {
  write: 'PUT /api/customer/billingMethod',
  begin: () => undefined,
  open: async (portal, nextToken) => {
    const page = openBilling(portal);
    const leavePage = page.start();
    await calm();
    if (page.content.kind !== 'idle') return { press: () => undefined, isOffered: () => false, leave: leavePage };
    const form = openPayment(portal, page, async () => ({ kind: 'token', billingToken: nextToken() }));
    const leave = form.start();
    await calm();
    fillIn(form);
    return {
      press: () => void form.submit(),
      isOffered: () => form.submission.kind !== 'changed' && !form.isSubmitting && form.block === undefined,
      leave: () => {
        leave();
        leavePage();
      },
    };
  },
  /** A card may be changed for another; each is used once. */
  isSettled: ({ paidWith }) => paidWith.length > 0 && new Set(paidWith).size === paidWith.length,
};

export const desks = {
  'A claim': claim,
  'A cancellation': cancellation,
  'A change of coverage': coverages,
  'A change of the payment method': payment,
};
