import type { CalendarDate } from '../../src/domain/CalendarDate';
import { type ClaimDraft, type NewClaim, emptyDraft } from '../../src/domain/claims/ClaimDraft';
import { Money } from '../../src/domain/Money';

const facts = { description: 'It leaks.', equipment: 'Boiler', dateOfLoss: '2026-11-14' as CalendarDate };

/** A claim that breaks no rule. */
export const aClaim = (changes: Partial<NewClaim> = {}): NewClaim => ({
  ...facts,
  estimate: Money.ofCents(123450),
  ...changes,
});

/** The same claim as the customer types it, complete up to its summary. */
export const aClaimDraft = (changes: Partial<ClaimDraft> = {}): ClaimDraft => ({
  ...emptyDraft,
  ...facts,
  agreedToFraudNotice: true,
  estimate: '$ 1,234.50',
  contactVerified: true,
  idempotencyKey: 'key-1',
  ...changes,
});
