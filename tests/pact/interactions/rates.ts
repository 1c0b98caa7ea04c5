import { MatchersV3 } from '@pact-foundation/pact';
import { failures } from '../../../scripts/pact/says';
import type { BillingTerm } from '../../../src/domain/account/BillingTerm';
import { Money } from '../../../src/domain/Money';
import type { RateRequest } from '../../../src/domain/policy/rates';
import { type Interaction, fromState, recognised, tokens } from '../Interaction';

const requestFor = (billingTerm: BillingTerm): RateRequest => ({
  state: 'NY',
  billingTerm,
  coverages: [{ code: 'bul' }, { code: 'hep' }],
  residenceType: 'HOME',
});

const rateBody = (billingTerm: BillingTerm) => ({
  state: 'NY',
  billingTerm,
  coverages: [{ code: 'bul' }, { code: 'hep' }],
  metadata: { residenceType: 'HOME' },
});

const rated = (billingTerm: BillingTerm, reply: object, value: object): Interaction => ({
  description: `coverage is rated for a customer who pays ${billingTerm}`,
  given: ['ny-current'],
  method: 'POST',
  path: '/api/rates',
  headers: tokens,
  body: rateBody(billingTerm),
  reply: { data: reply },
  act: ({ rating }, signal) => rating.rate(requestFor(billingTerm), signal),
  outcome: { value },
});

const preview = {
  method: 'POST',
  path: '/api/rates/preview',
  headers: tokens,
  body: { quoteId: fromState('quoteId', 'Q-HP-10010001'), rateBody: rateBody('yearly') },
  act: ({ rating }, signal) => rating.preview('Q-HP-10010001', requestFor('yearly'), signal),
} satisfies Partial<Interaction>;

/** What coverage costs. The portal shows the price of the term that it asked for. */
export const ratesInteractions: readonly Interaction[] = [
  rated('monthly', { monthlyPayment: MatchersV3.number(18.5) }, { monthlyPayment: Money.ofCents(1850) }),
  rated('yearly', { annualPremium: MatchersV3.number(203.49) }, { annualPremium: Money.ofCents(20349) }),
  {
    ...preview,
    description: 'a change of coverage is previewed',
    given: ['ny-current'],
    reply: { data: { proratedValue: MatchersV3.number(70.25) } },
    either: { rate: { annualPremium: 203.49 } },
    outcome: {
      value: {
        kind: 'rated',
        preview: { annualPremium: Money.ofCents(20349), proratedValue: Money.ofCents(7025) },
      },
    },
  },
  {
    ...preview,
    description: 'a change of coverage is previewed shortly before the policy renews',
    given: ['ny-frozen'],
    ...recognised(failures.previewForbidden, 'PolicyChangeForbidden: the policy is about to renew'),
    outcome: { value: { kind: 'forbidden' } },
  },
];
