import { MatchersV3 } from '@pact-foundation/pact';
import {
  type Interaction,
  containing,
  date,
  dollars,
  failing,
  oneOf,
  pathFromState,
  refusal,
  text,
  tokens,
} from '../Interaction';

const digits = (example: string) => MatchersV3.regex('^\\d+$', example);

const coverage = { code: oneOf('bul', 'hep') };

const fullCoverage = { ...coverage, limitAmount: digits('10000'), deductible: digits('500') };

const leastTerm = {
  status: text('current'),
  monthlyPremium: dollars(9.99),
  annualPremium: dollars(109.89),
  coverages: MatchersV3.eachLike(coverage),
};

const fullTerm = {
  ...leastTerm,
  startDate: date('2026-08-23'),
  endDate: date('2027-08-23'),
  coverages: MatchersV3.eachLike(fullCoverage),
};

const shownTerm = {
  status: 'current',
  monthlyPremium: 999,
  annualPremium: 10989,
  startDate: '2026-08-23',
  endDate: '2027-08-23',
  coverages: [{ code: 'bul', limitAmount: '10000', deductible: '500' }],
};

const policy = {
  policyNumber: text('HP-10010001'),
  quoteId: text('Q-HP-10010001'),
  underwriting: { residence: { residenceType: text('HOME') } },
};

const shownPolicy = { policyNumber: 'HP-10010001', quoteId: 'Q-HP-10010001', residenceType: 'HOME' };

const list: Pick<Interaction, 'method' | 'path' | 'headers' | 'through' | 'act'> = {
  method: 'GET',
  path: '/api/policies',
  headers: tokens,
  through: 'policy.list',
  act: ({ policy: policies }, signal) => policies.list(signal),
};

const cancel: Pick<Interaction, 'method' | 'path' | 'headers' | 'body' | 'through' | 'act'> = {
  method: 'PUT',
  path: '/api/policies',
  headers: tokens,
  body: { changeReason: 'custcancelled', changeReasonDescription: 'We are moving to another state.' },
  through: 'policy.cancel',
  act: ({ policy: policies }) => policies.cancel('We are moving to another state.'),
};

const change: Pick<Interaction, 'method' | 'path' | 'headers' | 'body' | 'through' | 'act'> = {
  method: 'PUT',
  path: '/api/policies',
  headers: tokens,
  body: {
    changeReason: 'custmodpolpckg',
    changeReasonDescription: 'Updated Policy Coverages',
    coverages: [{ code: 'bul', limitAmount: '10000', deductible: '500' }, { code: 'hep' }],
  },
  through: 'policy.changeCoverages',
  act: ({ policy: policies }) =>
    policies.changeCoverages(
      [{ code: 'bul', limitAmount: '10000', deductible: '500' }, { code: 'hep' }],
      'Updated Policy Coverages',
    ),
};

const status: Pick<Interaction, 'method' | 'path' | 'headers' | 'through' | 'act'> = {
  method: 'GET',
  path: pathFromState('/api/policies/status/${correlationId}', '/api/policies/status/change-1'),
  headers: tokens,
  through: 'policy.changeStatus',
  act: ({ policy: policies }, signal) => policies.changeStatus('change-1', signal),
};

const documents: Pick<Interaction, 'method' | 'path' | 'headers' | 'through' | 'act'> = {
  method: 'GET',
  path: '/api/policies/documents',
  headers: tokens,
  through: 'documents.list',
  act: ({ documents: stored }, signal) => stored.list(signal),
};

/** The policy, its documents, its cancellation and changes of coverage. */
export const policiesInteractions: readonly Interaction[] = [
  {
    ...list,
    description: 'a customer reads the policy in its current term',
    given: ['ny-current'],
    status: 200,
    reply: { data: MatchersV3.eachLike({ ...policy, currentTerm: fullTerm }) },
    outcome: { value: [{ ...shownPolicy, terms: { future: undefined, current: shownTerm, prior: [] } }] },
  },
  {
    ...list,
    description: 'a customer reads the policy from a backend that sends nothing more than it has to',
    given: ['ny-current'],
    status: 200,
    reply: { data: MatchersV3.eachLike({ ...policy, currentTerm: leastTerm }) },
    outcome: {
      value: [
        {
          ...shownPolicy,
          terms: {
            future: undefined,
            current: { status: 'current', monthlyPremium: 999, annualPremium: 10989, coverages: [{ code: 'bul' }] },
            prior: [],
          },
        },
      ],
    },
  },
  {
    ...list,
    description: 'a customer reads a policy whose term has not begun',
    given: ['ny-upcoming'],
    status: 200,
    reply: { data: MatchersV3.eachLike({ ...policy, futureTerm: fullTerm }) },
    outcome: { value: [{ ...shownPolicy, terms: { future: shownTerm, current: undefined, prior: [] } }] },
  },
  {
    ...list,
    description: 'a customer reads a policy whose terms are over',
    given: ['ny-current', 'terms-over'],
    status: 200,
    reply: { data: MatchersV3.eachLike({ ...policy, priorTerms: MatchersV3.eachLike(fullTerm) }) },
    outcome: { value: [{ ...shownPolicy, terms: { future: undefined, current: undefined, prior: [shownTerm] } }] },
  },
  {
    ...list,
    description: 'a customer reads a policy that was cancelled',
    given: ['nj-cancelled'],
    status: 200,
    reply: { data: MatchersV3.eachLike({ ...policy, currentTerm: { ...fullTerm, status: 'cancelled' } }) },
    outcome: {
      value: [
        { ...shownPolicy, terms: { future: undefined, current: { ...shownTerm, status: 'cancelled' }, prior: [] } },
      ],
    },
  },
  {
    ...list,
    description: 'a customer reads a policy without terms',
    given: ['nj-noterms'],
    status: 200,
    reply: { data: MatchersV3.eachLike(policy) },
    outcome: { value: [{ ...shownPolicy, terms: { future: undefined, current: undefined, prior: [] } }] },
  },
  {
    ...list,
    description: 'a customer without a policy reads the policies',
    given: ['nj-nopolicy'],
    status: 200,
    reply: { data: [] },
    outcome: { value: [] },
  },
  {
    ...cancel,
    description: 'a customer cancels the policy',
    given: ['nj-current'],
    status: 200,
    reply: { data: { correlationId: text('change-1') } },
    outcome: { value: { kind: 'accepted' } },
  },
  {
    ...cancel,
    description: 'a customer cancels a policy that was cancelled already',
    given: ['nj-cancelled'],
    status: 400,
    reply: refusal('This policy has already been cancelled.'),
    outcome: { value: { kind: 'refused', message: 'This policy has already been cancelled.' } },
  },
  {
    ...cancel,
    description: 'a customer cancels the policy while that is out of order',
    given: ['nj-current', failing('PUT /api/policies', 500, 'The policy system did not answer.')],
    status: 500,
    reply: refusal('The policy system did not answer.'),
    outcome: { value: { kind: 'refused', message: 'The policy system did not answer.' } },
  },
  {
    ...change,
    description: 'a customer adds a coverage',
    given: ['ny-current'],
    status: 200,
    reply: { data: { correlationId: text('change-1') } },
    outcome: { value: { kind: 'accepted', correlationId: 'change-1' } },
  },
  {
    ...change,
    description: 'a customer adds a coverage shortly before the policy renews',
    given: ['ny-frozen'],
    status: 400,
    reply: { message: containing('PolicyChangeForbidden', 'PolicyChangeForbidden: the policy is about to renew') },
    outcome: { value: { kind: 'forbidden' } },
  },
  {
    ...change,
    description: 'a customer who is past due adds a coverage',
    given: ['ny-pastdue'],
    status: 400,
    reply: refusal('The account is past due.'),
    outcome: { value: { kind: 'refused', message: 'The account is past due.' } },
  },
  {
    ...change,
    description: 'a customer adds a coverage while that is out of order',
    given: ['ny-current', failing('PUT /api/policies', 503, 'The policy system did not answer.')],
    status: 503,
    reply: refusal('The policy system did not answer.'),
    outcome: { value: { kind: 'refused', message: 'The policy system did not answer.' } },
  },
  {
    ...status,
    description: 'a change of the policy is pending',
    given: ['ny-current', 'policy-change-pending'],
    status: 200,
    reply: { data: { status: 'pending' } },
    outcome: { value: { kind: 'pending' } },
  },
  {
    ...status,
    description: 'a change of the policy is complete',
    given: ['ny-current', 'policy-change-complete'],
    status: 200,
    reply: { data: { status: 'complete' } },
    outcome: { value: { kind: 'complete' } },
  },
  {
    ...status,
    description: 'a change of the policy has failed',
    given: ['ny-current', 'policy-change-failed'],
    status: 200,
    reply: { data: { status: 'failed', message: text('The payment was declined.') } },
    outcome: { value: { kind: 'failed', message: 'The payment was declined.' } },
  },
  {
    ...status,
    description: 'a change of the policy does not exist',
    given: ['ny-current'],
    path: '/api/policies/status/no-such-change',
    act: ({ policy: policies }, signal) => policies.changeStatus('no-such-change', signal),
    status: 404,
    reply: refusal('There is no such change.'),
    outcome: { failure: { status: 404, message: 'There is no such change.' } },
  },
  {
    ...documents,
    description: 'a customer lists the documents',
    given: ['ny-current'],
    status: 200,
    reply: { data: MatchersV3.eachLike({ Key: text('HP-10010001/decPage/2026-08-23.pdf') }) },
    outcome: { value: ['HP-10010001/decPage/2026-08-23.pdf'] },
  },
  {
    ...documents,
    description: 'a customer without documents lists them',
    given: ['nj-nopolicy'],
    status: 200,
    reply: { data: [] },
    outcome: { value: [] },
  },
];
