import { CalendarDate } from '../CalendarDate';
import { Money } from '../Money';
import { failures, isPresent } from '../validation';

/** A claim that the customer is writing (document 1, section 3). */
export interface ClaimDraft {
  readonly agreedToFraudNotice: boolean;
  readonly description: string;
  readonly equipment: string;
  /** As typed: "$ 1,234.50". */
  readonly estimate: string;
  /** A `CalendarDate`, or empty. */
  readonly dateOfLoss: string;
  readonly otherPhoneNumber: string;
  readonly contactVerified: boolean;
  /** Reused on every resend, so that a claim is never filed twice; there is none before anything is written. */
  readonly idempotencyKey: string;
  /** Whether it may have arrived already, under its key. */
  readonly isSent: boolean;
  /** The reference of the claim that was filed last; empty while none was. */
  readonly claimNumber: string;
}

export const emptyDraft: ClaimDraft = {
  agreedToFraudNotice: false,
  description: '',
  equipment: '',
  estimate: '0',
  dateOfLoss: '',
  otherPhoneNumber: '',
  contactVerified: false,
  idempotencyKey: '',
  isSent: false,
  claimNumber: '',
};

export const claimLimits = { description: 512, equipment: 255, estimate: 16 } as const;

/** What is sent to the insurer (document 1, section 3). */
export interface NewClaim {
  readonly description: string;
  readonly equipment: string;
  readonly estimate: Money;
  readonly dateOfLoss: CalendarDate;
}

/** Document 1, section 5, claim what. */
export const whatHappened = (draft: ClaimDraft) =>
  failures(draft, [
    ['description', (d) => isPresent(d.description), 'claim.description.required'],
    ['equipment', (d) => isPresent(d.equipment), 'claim.equipment.required'],
    ['estimate', (d) => Money.parse(d.estimate) !== undefined, 'claim.estimate.required'],
  ]);

/** Document 1, section 5, claim when: the latest date is today. */
export const whenHappened = (draft: ClaimDraft, today: CalendarDate) =>
  failures(draft, [
    ['dateOfLoss', (d) => CalendarDate.parse(d.dateOfLoss) !== undefined, 'claim.dateOfLoss.required'],
    ['dateOfLoss', (d) => d.dateOfLoss <= today, 'claim.dateOfLoss.future'],
  ]);

/** Whether the customer has begun a claim and not filed it. */
export const isInProgress = (draft: ClaimDraft): boolean => draft.agreedToFraudNotice;

/** What a draft says, once its rules hold; `undefined` before. */
export const toNewClaim = (draft: ClaimDraft): NewClaim | undefined => {
  const estimate = Money.parse(draft.estimate);
  const dateOfLoss = CalendarDate.parse(draft.dateOfLoss);
  if (estimate === undefined || dateOfLoss === undefined) return undefined;
  return { description: draft.description, equipment: draft.equipment, estimate, dateOfLoss };
};
