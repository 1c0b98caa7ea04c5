import type { PaymentMethod } from '../account/AccountStanding';
import type { BillingTerm } from '../account/BillingTerm';
import { Money } from '../Money';
import { type DisclosureScenario, disclosureScenario, needsConsent } from './disclosure';

type Row = readonly [BillingTerm, PaymentMethod['type'], cents: number, DisclosureScenario, consent: boolean];

const eightScenarios: readonly Row[] = [
  ['yearly', 'credit_card', 1, 'Recurring-CC-Increase', true],
  ['monthly', 'credit_card', -1, 'Recurring-CC-Decrease', true],
  ['monthly', 'bank_account_info', 1, 'Recurring-EFT-Increase', false],
  ['yearly', 'bank_account_info', -1, 'Recurring-EFT-Decrease', false],
  ['nonrecurringyearly', 'credit_card', 8128, 'Nonrecurring-CC-Increase', true],
  ['nonrecurringyearly', 'credit_card', -8128, 'Nonrecurring-CC-Decrease', false],
  ['nonrecurringyearly', 'bank_account_info', 8128, 'Nonrecurring-EFT-Increase', false],
  ['nonrecurringyearly', 'bank_account_info', -8128, 'Nonrecurring-EFT-Decrease', false],
];

describe('disclosureScenario', () => {
  it.each(eightScenarios)(
    'for %s paid by %s and %d cents is %s, with consent: %s @POLICY-57 @POLICY-59',
    (term, method, cents, scenario, consent) => {
      expect(disclosureScenario(term, method, Money.ofCents(cents))).toBe(scenario);
      expect(needsConsent(scenario)).toBe(consent);
    },
  );

  it.each(['yearly', 'monthly', 'nonrecurringyearly'] as const)(
    'is none without a charge or refund, for %s @POLICY-57',
    (term) => {
      expect(disclosureScenario(term, 'credit_card', Money.zero)).toBeUndefined();
      expect(needsConsent(undefined)).toBe(false);
    },
  );
});
