import { Money } from '../Money';
import { type BillingTerm, isRecurring } from '../billing/BillingTerm';
import type { PaymentMethod } from '../billing/BillingHistory';

/** Billing type × payment method × direction of the change (document 2, section 4). */
export type DisclosureScenario = `${'Recurring' | 'Nonrecurring'}-${'CC' | 'EFT'}-${'Increase' | 'Decrease'}`;

const NEEDS_CONSENT: readonly DisclosureScenario[] = [
  'Nonrecurring-CC-Increase',
  'Recurring-CC-Increase',
  'Recurring-CC-Decrease',
];

/** Which disclosure a change shows; none when it costs and refunds nothing. */
export const disclosureScenario = (
  term: BillingTerm,
  method: PaymentMethod['type'],
  proratedValue: Money,
): DisclosureScenario | undefined => {
  if (proratedValue === Money.zero) return undefined;
  const billing = isRecurring(term) ? 'Recurring' : 'Nonrecurring';
  const paidBy = method === 'credit_card' ? 'CC' : 'EFT';
  return `${billing}-${paidBy}-${proratedValue > 0 ? 'Increase' : 'Decrease'}`;
};

/** Whether 'I have read and agree to the above.' has to be ticked. */
export const needsConsent = (scenario: DisclosureScenario | undefined): boolean =>
  scenario !== undefined && NEEDS_CONSENT.includes(scenario);
