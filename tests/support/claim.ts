import type { CalendarDate } from '../../src/domain/CalendarDate';
import type { ClaimDetails } from '../../src/domain/claims/Claim';
import { type ClaimDraft, type NewClaim, emptyDraft } from '../../src/domain/claims/ClaimDraft';
import { type ClaimTexts, emptyClaimTexts } from '../../src/domain/claims/claimTexts';
import { Money } from '../../src/domain/Money';

/** What the customer says in words; every text is filled. */
export const claimWords: ClaimTexts = { description: 'It leaks under the kitchen door.', equipment: 'Boiler' };

/** A claim that breaks no rule. */
export const aClaim = (changes: Partial<NewClaim> = {}): NewClaim => ({
  ...claimWords,
  estimate: Money.ofCents(123450),
  dateOfLoss: '2026-11-14' as CalendarDate,
  ...changes,
});

/** The same claim as the customer types it, complete up to its summary. */
export const aClaimDraft = (changes: Partial<ClaimDraft> = {}): ClaimDraft => ({
  ...emptyDraft,
  ...claimWords,
  agreedToFraudNotice: true,
  estimate: '$ 1,234.50',
  dateOfLoss: '2026-11-14',
  contactVerified: true,
  idempotencyKey: 'key-1',
  ...changes,
});

/** A claim of the insurer, of which only the number is known. */
export const onlyNumber: ClaimDetails = { reference: 'HC-1', policyNumber: '', status: '', ...emptyClaimTexts };
