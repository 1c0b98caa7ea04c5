import type { PaymentMethod } from '../account/AccountStanding';
import { type BillingTerm, isRecurring } from '../account/BillingTerm';
import { Money } from '../Money';

/** Billing type × payment method × direction of the change. */
export type DisclosureScenario = `${'Recurring' | 'Nonrecurring'}-${'CC' | 'EFT'}-${'Increase' | 'Decrease'}`;

const scenariosWithConsent: readonly DisclosureScenario[] = [
  'Nonrecurring-CC-Increase',
  'Recurring-CC-Increase',
  'Recurring-CC-Decrease',
];

/** Which disclosure a change shows: none without a charge or refund. */
export const disclosureScenario = (
  term: BillingTerm,
  method: PaymentMethod['type'] | undefined,
  proratedValue: Money,
): DisclosureScenario | undefined => {
  if (proratedValue === Money.zero) return undefined;
  const billing = isRecurring(term) ? 'Recurring' : 'Nonrecurring';
  const paidBy = method === 'credit_card' ? 'CC' : 'EFT';
  return `${billing}-${paidBy}-${proratedValue > 0 ? 'Increase' : 'Decrease'}`;
};

export const needsConsent = (scenario: DisclosureScenario | undefined): boolean =>
  scenario !== undefined && scenariosWithConsent.includes(scenario);
