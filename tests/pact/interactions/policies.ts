import { MatchersV3 } from '@pact-foundation/pact';
import { failures } from '../../../scripts/pact/says';
import {
  type Interaction,
  anyCustomer,
  anyNumberOf,
  filled,
  pathFromState,
  refusal,
  refusing,
  tokens,
} from '../Interaction';
import { changeStatusInteractions } from './changeStatus';

const { eachLike, like } = MatchersV3;

const term = {
  startDate: '2026-08-23',
  endDate: '2027-08-23',
  status: 'current',
  monthlyPremium: 9.99,
  annualPremium: 109.89,
  coverages: [{ code: 'bul', limitAmount: '12000', deductible: '750' }, { code: 'hep' }],
} as const;

const complete = {
  policyNumber: 'HP-10010001',
  quoteId: 'Q-HP-10010001',
  underwriting: { residence: { residenceType: 'HOME' } },
  currentTerm: term,
  priorTerms: [{ endDate: '2026-08-23', status: 'expired' }],
} as const;

const policyNumber = filled('HP-10010001');

/** A policy; the portal reads only its number. */
const shownLeast = { policyNumber: 'HP-10010001', quoteId: undefined, residenceType: undefined };

const anyTerm = like({});

const shownAnyTerm = { status: '', coverages: [] };

/** The least of a policy with these terms. */
const shownWith = (terms: object) => ({
  value: [{ ...shownLeast, terms: { future: undefined, current: undefined, prior: [], ...terms } }],
});

const list = {
  method: 'GET',
  path: '/api/policies',
  headers: tokens,
  act: ({ policy }, signal) => policy.list(signal),
} satisfies Partial<Interaction>;

const cancel = {
  method: 'PUT',
  path: '/api/policies',
  headers: tokens,
  body: { changeReason: 'custcancelled', changeReasonDescription: 'We are moving to another state.' },
  act: ({ policy }) => policy.cancel('We are moving to another state.'),
} satisfies Partial<Interaction>;

const change = {
  method: 'PUT',
  path: '/api/policies',
  headers: tokens,
  body: {
    changeReason: 'custmodpolpckg',
    changeReasonDescription: 'Updated Policy Coverages',
    coverages: [{ code: 'bul' }, { code: 'hep' }],
  },
  act: ({ policy }) => policy.changeCoverages([{ code: 'bul' }, { code: 'hep' }], 'Updated Policy Coverages'),
} satisfies Partial<Interaction>;

const status = {
  method: 'GET',
  path: pathFromState('/api/policies/status/${correlationId}', '/api/policies/status/change-1'),
  headers: tokens,
  act: ({ policy }, signal) => policy.changeStatus('change-1', signal),
} satisfies Partial<Interaction>;

const documents = {
  method: 'GET',
  path: '/api/policies/documents',
  headers: tokens,
  act: ({ documents: stored }, signal) => stored.list(signal),
} satisfies Partial<Interaction>;

const storedKey = 'HP-10010001/decPage/2026-08-23.pdf';

/** The policy, its documents, its cancellation and changes of coverage. */
export const policiesInteractions: readonly Interaction[] = [
  {
    ...list,
    description: 'a customer reads the policies',
    given: [anyCustomer],
    reply: { data: anyNumberOf({ policyNumber }) },
    outcome: shownWith({}),
  },
  {
    ...list,
    description: 'a customer reads a policy with everything in it',
    given: ['ny-current', ['policy-complete', complete]],
    reply: { data: [complete] },
    outcome: {
      value: [
        {
          policyNumber: 'HP-10010001',
          quoteId: 'Q-HP-10010001',
          residenceType: 'HOME',
          terms: {
            future: undefined,
            current: { ...term, monthlyPremium: 999, annualPremium: 10989 },
            prior: [{ endDate: '2026-08-23', status: 'expired', coverages: [] }],
          },
        },
      ],
    },
  },
  {
    ...list,
    description: 'a customer reads a policy in its current term',
    given: ['ny-current'],
    reply: { data: eachLike({ policyNumber, currentTerm: anyTerm }) },
    outcome: shownWith({ current: shownAnyTerm }),
  },
  {
    ...list,
    description: 'a customer reads a policy whose term has not begun',
    given: ['ny-upcoming'],
    reply: { data: eachLike({ policyNumber, futureTerm: anyTerm }) },
    outcome: shownWith({ future: shownAnyTerm }),
  },
  {
    ...list,
    description: 'a customer reads a policy whose terms are over',
    given: ['ny-current', 'terms-over'],
    reply: { data: eachLike({ policyNumber, priorTerms: eachLike({}) }) },
    outcome: shownWith({ prior: [shownAnyTerm] }),
  },
  {
    ...list,
    description: 'a customer reads a policy that was cancelled',
    given: ['nj-cancelled'],
    reply: { data: eachLike({ policyNumber, currentTerm: { status: MatchersV3.equal('cancelled') } }) },
    outcome: shownWith({ current: { ...shownAnyTerm, status: 'cancelled' } }),
  },
  {
    ...list,
    description: 'a customer without a policy reads the policies',
    given: ['nj-nopolicy'],
    reply: { data: [] },
    outcome: { value: [] },
  },
  {
    ...cancel,
    description: 'a customer cancels the policy',
    given: ['nj-current'],
    statusClass: 'success',
    outcome: { value: { kind: 'accepted' } },
  },
  {
    ...cancel,
    description: 'a customer cancels a policy that was cancelled before',
    given: ['nj-cancelled'],
    status: 400,
    statusClass: [400, 500],
    reply: refusal('This policy has already been cancelled.'),
    outcome: { value: { kind: 'refused', message: 'This policy has already been cancelled.' } },
  },
  {
    ...change,
    description: 'a customer adds a coverage',
    given: ['ny-current'],
    statusClass: 'success',
    reply: { data: { correlationId: filled('change-1') } },
    outcome: { value: { kind: 'accepted', correlationId: 'change-1' } },
  },
  {
    ...change,
    description: 'a customer adds a coverage shortly before the policy renews',
    given: ['ny-frozen'],
    status: 400,
    statusClass: [...refusing, 404],
    reply: refusal('PolicyChangeForbidden: the policy is about to renew'),
    says: failures.changeForbidden,
    outcome: { value: { kind: 'forbidden' } },
  },
  {
    ...change,
    description: 'a customer who is past due adds a coverage',
    given: ['ny-pastdue'],
    status: 400,
    statusClass: [...refusing, 404],
    reply: refusal('The account is past due.'),
    outcome: { value: { kind: 'refused', message: 'The account is past due.' } },
  },
  ...changeStatusInteractions('policy', 'ny-current', 'policy-change', status),
  {
    ...status,
    description: 'a change of the policy does not exist',
    given: [anyCustomer],
    path: '/api/policies/status/no-such-change',
    act: ({ policy }, signal) => policy.changeStatus('no-such-change', signal),
    status: 404,
    outcome: { failure: { status: 404, message: '' } },
  },
  {
    ...status,
    description: 'a customer polls a change of another customer',
    given: [anyCustomer, 'another-customers-change'],
    path: pathFromState('/api/policies/status/${anotherChange}', '/api/policies/status/change-2'),
    act: ({ policy }, signal) => policy.changeStatus('change-2', signal),
    status: 404,
    statusClass: [403, 404],
    outcome: { failure: { status: 404, message: '' } },
  },
  {
    ...documents,
    description: 'a customer lists the documents',
    given: [anyCustomer],
    reply: { data: anyNumberOf({}) },
    outcome: { value: [] },
  },
  {
    ...documents,
    description: 'a customer with a declarations page lists the documents',
    given: ['ny-current', ['document-stored', { key: storedKey }]],
    reply: { data: MatchersV3.arrayContaining({ Key: storedKey }) },
    outcome: { value: [storedKey] },
  },
];
