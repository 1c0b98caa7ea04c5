import { isDeepStrictEqual } from 'node:util';
import { isActive } from '../../src/domain/account/PaidPolicy';
import { emptyDraft, isInProgress } from '../../src/domain/claims/ClaimDraft';
import { startVisit } from '../support/startVisit';
import { calm } from './Context';
import { changingTerm, paying } from './contexts/billing';
import { sendingClaim, writtenClaim } from './contexts/claims';
import { openProfile } from './contexts/customer';
import { cancelling, changing } from './contexts/policy';
import type { CountingInsurer } from './CountingInsurer';
import type { Portal } from './portalOver';

/** What the screen says about the write; "refused" in the insurer's own words. */
export type Said = 'done' | 'not done' | 'unknown' | 'refused' | 'busy';

/** One visit to a screen that sends a write. */
export interface Visit {
  /** Presses the button once. */
  readonly act: () => void;
  /** Whether the screen offers the button at all. */
  readonly isOffered: () => boolean;
  readonly says: () => Said;
  readonly leave: () => void;
}

/** A write that must happen once. */
export interface Desk {
  readonly write: string;
  /** Fills in what a reload restores. */
  readonly begin?: (portal: Portal) => void;
  /** `undefined` if the screen no longer lets the customer in. */
  readonly open: (portal: Portal, nextToken: () => string) => Promise<Visit | undefined>;
  /** How often the insurer has carried it out. */
  readonly effects: (insurer: CountingInsurer) => number;
  /** Whether the write happened exactly once and the customer can see it. */
  readonly isSettled: (insurer: CountingInsurer, portal: Portal) => boolean;
}

const saidBy = (state: string, words: Readonly<Record<string, Said>>): Said => words[state] ?? 'not done';

const claim: Desk = {
  write: 'POST /api/claims',
  begin: ({ record }) => record.claim.write(writtenClaim),
  open: async (portal) => {
    if (!isInProgress(portal.record.claim.read())) return undefined;
    const { flow, ...visit } = sendingClaim(portal);
    const { submission } = flow;
    return {
      ...visit,
      isOffered: () =>
        ['idle', 'notFiled'].includes(submission.state.kind) && flow.landing('summary') === 'claimSummary',
      says: () => saidBy(submission.state.kind, { filed: 'done', unknown: 'unknown', sending: 'busy' }),
    };
  },
  effects: ({ claims }) => claims.length,
  isSettled: ({ claims: [first, second] }, { record }) =>
    second === undefined && isDeepStrictEqual(record.claim.read(), { ...emptyDraft, claimNumber: first?.claimNumber }),
};

const cancellation: Desk = {
  write: 'PUT /api/policies',
  open: async (portal) => {
    const policy = portal.record.policy.read();
    if (policy === undefined || !isActive(policy)) return undefined;
    const { page, ...visit } = cancelling(portal);
    const { submission } = page;
    return {
      ...visit,
      isOffered: () => !submission.isSending && submission.state.kind !== 'unknown',
      says: () =>
        submission.state.kind === 'refused' && submission.state.message !== ''
          ? 'refused'
          : saidBy(submission.state.kind, { cancelled: 'done', unknown: 'unknown', sending: 'busy' }),
    };
  },
  effects: ({ cancellations }) => cancellations,
  isSettled: ({ cancellations }, { record }) => cancellations === 1 && record.policy.read()?.status === 'cancelled',
};

const coverages: Desk = {
  write: 'PUT /api/policies',
  open: async (portal) => {
    if (portal.record.policy.read()?.coverages.length !== 2) return undefined;
    const { page, ...visit } = await changing(portal);
    return {
      ...visit,
      isOffered: () => page.state.kind === 'ready' && page.edit?.obstacle === undefined,
      says: () =>
        portal.record.policy.read()?.coverages.length === 1
          ? 'done'
          : saidBy(page.state.kind, { open: 'unknown', submitting: 'busy' }),
    };
  },
  effects: ({ coverageChanges }) => coverageChanges,
  isSettled: ({ coverageChanges }, { record }) => coverageChanges === 1 && record.policy.read()?.coverages.length === 1,
};

const payment: Desk = {
  write: 'PUT /api/customer/billingMethod',
  open: async (portal, nextToken) => {
    const { payment, ...visit } = await paying(portal, async () => ({ kind: 'token', billingToken: nextToken() }));
    return {
      ...visit,
      isOffered: () => payment.state.kind === 'editing' && !payment.submission.isSending && payment.block === undefined,
      says: () =>
        portal.went.at(-1)?.[0] === 'billing'
          ? 'done'
          : saidBy(payment.submission.state.kind, { unknown: 'unknown', sending: 'busy' }),
    };
  },
  effects: ({ paidWith }) => paidWith.length,
  /** A card may be changed for another; each is used once. */
  isSettled: ({ paidWith }) => paidWith.length > 0 && new Set(paidWith).size === paidWith.length,
};

const term: Desk = {
  write: 'PUT /api/customer/billingTerm',
  open: async (portal) => {
    const { page, ...visit } = await changingTerm(portal);
    return {
      ...visit,
      isOffered: () => page.state.kind === 'choosing' && !page.submission.isSending && page.state.current !== 'monthly',
      says: () =>
        portal.went.at(-1)?.[0] === 'billing'
          ? 'done'
          : saidBy(page.submission.isSending ? 'sending' : page.state.kind, {
              unknown: 'unknown',
              sending: 'busy',
              loading: 'busy',
            }),
    };
  },
  effects: ({ termChanges }) => termChanges,
  isSettled: ({ termChanges }) => termChanges === 1,
};

const phoneNumber = '555-201-9999';

const profile: Desk = {
  write: 'PUT /api/customer',
  open: async (portal) => {
    const page = openProfile(portal);
    const leave = startVisit(page);
    await calm();
    const isShown = (): boolean => portal.record.profile.read()?.phoneNumber === phoneNumber;
    const isSaving = (): boolean => page.editing?.section === 'phone' && page.editing.submission.isSending;
    return {
      act: () => {
        if (!page.isEditing) page.edit('phone');
        if (page.editing?.section !== 'phone') return;
        const editor = page.editing;
        editor.change({ phoneNumber });
        void editor.submission.send();
      },
      isOffered: () => page.state.kind !== 'checking' && !isSaving() && !isShown(),
      says: () => {
        if (isSaving() || page.state.kind === 'checking') return 'busy';
        if (isShown()) return 'done';
        return page.isUnknown('phone') ? 'unknown' : 'not done';
      },
      leave,
    };
  },
  effects: ({ profileChanges }) => profileChanges,
  isSettled: ({ profileChanges }, { record }) =>
    profileChanges === 1 && record.profile.read()?.phoneNumber === phoneNumber,
};

export const desks = {
  'A claim': claim,
  'A cancellation': cancellation,
  'A change of coverage': coverages,
  'A change of the payment method': payment,
  'A change of the billing term': term,
  'A save of the profile': profile,
};
