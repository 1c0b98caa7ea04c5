import { Money } from '../../../src/domain/Money';
import type { RateRequest } from '../../../src/domain/policy/rates';
import { type Interaction, containing, dollars, failing, fromState, refusal, tokens } from '../Interaction';

const request: RateRequest = {
  state: 'NY',
  billingTerm: 'yearly',
  coverages: [{ code: 'bul', limitAmount: '10000', deductible: '500' }, { code: 'hep' }],
  residenceType: 'HOME',
};

const rateBody = {
  state: 'NY',
  billingTerm: 'yearly',
  coverages: [{ code: 'bul', limitAmount: '10000', deductible: '500' }, { code: 'hep' }],
  metadata: { residenceType: 'HOME' },
};

const price = { monthlyPayment: dollars(18.5), annualPremium: dollars(203.49) };

const shownPrice = { monthlyPayment: Money.ofCents(1850), annualPremium: Money.ofCents(20349) };

const preview: Pick<Interaction, 'method' | 'path' | 'headers' | 'body' | 'through' | 'act'> = {
  method: 'POST',
  path: '/api/rates/preview',
  headers: tokens,
  body: { quoteId: fromState('quoteId', 'Q-HP-10010001'), rateBody },
  through: 'rating.preview',
  act: ({ rating }, signal) => rating.preview('Q-HP-10010001', request, signal),
};

/** What coverage costs. */
export const ratesInteractions: readonly Interaction[] = [
  {
    description: 'coverage is rated',
    given: ['ny-current'],
    method: 'POST',
    path: '/api/rates',
    headers: tokens,
    body: rateBody,
    status: 200,
    reply: { data: price },
    through: 'rating.rate',
    act: ({ rating }, signal) => rating.rate(request, signal),
    outcome: { value: shownPrice },
  },
  {
    ...preview,
    description: 'a change of coverage is previewed',
    given: ['ny-current'],
    status: 200,
    reply: { data: { proratedValue: dollars(70.25), rate: price } },
    outcome: { value: { kind: 'rated', preview: { ...shownPrice, proratedValue: Money.ofCents(7025) } } },
  },
  {
    ...preview,
    description: 'a change of coverage is previewed shortly before the policy renews',
    given: ['ny-frozen'],
    status: 400,
    reply: { message: containing('PolicyChangeForbidden', 'PolicyChangeForbidden: the policy is about to renew') },
    outcome: { value: { kind: 'forbidden' } },
  },
  {
    ...preview,
    description: 'a change of coverage is previewed while rating is out of order',
    given: ['ny-current', failing('POST /api/rates/preview', 500, 'The rating engine did not answer.')],
    status: 500,
    reply: refusal('The rating engine did not answer.'),
    outcome: { value: { kind: 'refused', message: 'The rating engine did not answer.' } },
  },
];
