import { CalendarDate } from '../CalendarDate';
import { Money } from '../Money';
import { pick } from '../pick';
import { fieldErrors, isPresent } from '../validation';
import { type ClaimTexts, claimTextNames, claimTextLimits, emptyClaimTexts } from './claimTexts';

export interface ClaimDraft extends ClaimTexts {
  readonly agreedToFraudNotice: boolean;
  /** "$ 1,234.50", or what was typed while it is no amount. */
  readonly estimate: string;
  /** A `CalendarDate`, or what was typed while it is no date (`textOfParts`). */
  readonly dateOfLoss: string;
  readonly otherPhoneNumber: string;
  readonly contactVerified: boolean;
  /** New after every change, and the same on every resend (rule CLAIM-46). Empty before anything is typed. */
  readonly idempotencyKey: string;
  /** The reference of the claim that was filed last; may be empty. */
  readonly claimNumber: string;
}

export const emptyDraft: ClaimDraft = {
  agreedToFraudNotice: false,
  ...emptyClaimTexts,
  estimate: '0',
  dateOfLoss: '',
  otherPhoneNumber: '',
  contactVerified: false,
  idempotencyKey: '',
  claimNumber: '',
};

export const claimLimits = { ...claimTextLimits, estimate: 16 } as const;

/** The claim as it is sent (rule CLAIM-42). */
export interface NewClaim extends ClaimTexts {
  readonly estimate: Money;
  readonly dateOfLoss: CalendarDate;
}

export type ClaimField = keyof NewClaim;

const fields = { ...claimTextLimits, estimate: true, dateOfLoss: true } satisfies Record<ClaimField, unknown>;

/** Every field of a claim that is sent. */
export const claimFields = Object.keys(fields) as readonly ClaimField[];

/** More than an amount can count in cents. */
const HAS_14_DIGITS = /^\$? ?[1-9](?:,?\d){13}/;

export const whatHappened = (draft: ClaimDraft) =>
  fieldErrors(draft, [
    ['description', (d) => isPresent(d.description), 'claim.description.required'],
    ['equipment', (d) => isPresent(d.equipment), 'claim.equipment.required'],
    ['estimate', (d) => isPresent(d.estimate.replace('$', '')), 'claim.estimate.required'],
    ['estimate', (d) => !HAS_14_DIGITS.test(d.estimate), 'claim.estimate.high'],
    ['estimate', (d) => Money.parse(Money.clean(d.estimate)) !== undefined, 'claim.estimate.invalid'],
    ['estimate', (d) => !d.estimate.includes('-'), 'claim.estimate.invalid'],
    ['estimate', (d) => Money.clean(d.estimate).length <= claimLimits.estimate, 'claim.estimate.high'],
  ]);

const HAS_SHORT_YEAR = /^\d{1,2}\/\d{1,2}\/\d{2}$/;

/** The latest date is today (rules CLAIM-37 and INPUT-43). */
export const whenHappened = (draft: ClaimDraft, today: CalendarDate) =>
  fieldErrors(draft, [
    ['dateOfLoss', (d) => isPresent(d.dateOfLoss), 'claim.dateOfLoss.required'],
    ['dateOfLoss', (d) => !HAS_SHORT_YEAR.test(d.dateOfLoss), 'shell.date.shortYear'],
    ['dateOfLoss', (d) => CalendarDate.parse(d.dateOfLoss) !== undefined, 'shell.date.impossible'],
    ['dateOfLoss', (d) => d.dateOfLoss <= today, 'claim.dateOfLoss.future'],
  ]);

/** Whether the customer has started a claim and not filed it. */
export const isInProgress = (draft: ClaimDraft): boolean => draft.agreedToFraudNotice;

/** The claim of a valid draft, or `undefined`. */
export const toNewClaim = (draft: ClaimDraft): NewClaim | undefined => {
  const estimate = Money.parse(draft.estimate);
  const dateOfLoss = CalendarDate.parse(draft.dateOfLoss);
  if (estimate === undefined || dateOfLoss === undefined) return undefined;
  return { ...pick(draft, claimTextNames), estimate, dateOfLoss };
};
