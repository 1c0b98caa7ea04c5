import { Money } from '../../../src/domain/Money';
import { day } from '../../support/arbitraries';
import { aClaim, claimWords, onlyNumber } from '../../support/claim';
import {
  type Interaction,
  anyCustomer,
  anyNumberOf,
  filled,
  fromState,
  moment,
  pathFromState,
  refused,
  tokens,
} from '../Interaction';

const filedBefore = {
  claimNumber: 'HC-204417',
  cpClaimNumber: 'CP-88120',
  policyNumber: 'HP-20010001',
  createdAt: '2026-10-02T14:05:00.000Z',
  status: 'in review',
  dateOfLoss: '2026-09-30',
  estimate: 1849.5,
  ...claimWords,
};

const { claimNumber, policyNumber, createdAt, status } = filedBefore;

const shownSummary = { reference: claimNumber, policyNumber, createdAt, status };

const list = {
  method: 'GET',
  path: '/api/claims',
  headers: tokens,
  act: ({ claims }, signal) => claims.list(signal),
} satisfies Partial<Interaction>;

const reading = (reference: string) =>
  ({
    method: 'GET',
    path: `/api/claims/${reference}`,
    headers: tokens,
    act: ({ claims }, signal) => claims.details(reference, signal),
  }) satisfies Partial<Interaction>;

const keys = {
  first: '4a1fd1f2-6bd7-4a0f-9d3b-0f6a0c6b8f10',
  again: '9be1c2de-7f0a-4d6e-8b0f-5f3f4a2f7c11',
  other: 'c7d7a1de-2c55-4a6d-9f6e-0a4be6d0a812',
  future: 'e3a0f1b4-51d8-4c0a-b1c7-3f9d6e5a2b13',
} as const;

const sent = { ...claimWords, estimate: 1234.5, status: 'open' };

const dateOfLoss = fromState('dateOfLoss', aClaim().dateOfLoss);

const filing = (key: string) =>
  ({
    method: 'POST',
    path: '/api/claims',
    headers: { ...tokens, 'Idempotency-Key': fromState('idempotencyKey', key) },
    body: { ...sent, dateOfLoss },
    act: ({ claims }) => claims.submit(aClaim(), key),
  }) satisfies Partial<Interaction>;

/** The claim of `sent`, filed with a key of the provider's own; the number is given, so that a second claim is found out. */
const filed = ['claim-filed', { claimNumber: 'HC-300001', ...sent }] as const;

/** Filing and following claims. */
export const claimsInteractions: readonly Interaction[] = [
  {
    ...filing(keys.first),
    description: 'a customer files a claim',
    given: ['nj-noclaims'],
    statusClass: 'success',
    reply: { data: { claimNumber: filled('HC-204417') } },
    outcome: { value: 'HC-204417' },
  },
  {
    ...filing(keys.again),
    description: 'a customer files a claim again with the same key',
    given: ['nj-noclaims', filed],
    statusClass: 'success',
    reply: { data: { claimNumber: 'HC-300001' } },
    outcome: { value: 'HC-300001' },
  },
  {
    ...filing(keys.other),
    description: 'a customer files another claim with the same key',
    given: ['nj-noclaims', filed],
    body: { ...sent, estimate: 99, dateOfLoss },
    act: ({ claims }) => claims.submit(aClaim({ estimate: Money.ofCents(9900) }), keys.other),
    status: 422,
    outcome: { failure: { status: 422, message: '' } },
  },
  {
    ...filing(keys.future),
    description: 'a customer files a claim for a loss in the future',
    given: ['nj-noclaims'],
    body: { ...sent, dateOfLoss: '2099-12-31' },
    act: ({ claims }) => claims.submit(aClaim({ dateOfLoss: day('2099-12-31') }), keys.future),
    ...refused('The date of loss is in the future.'),
  },
  {
    ...list,
    description: 'a customer lists the claims',
    given: [anyCustomer],
    reply: { data: anyNumberOf({ claimNumber: filled('HC-204417') }) },
    outcome: { value: [{ reference: 'HC-204417', policyNumber: '', status: '' }] },
  },
  {
    ...list,
    description: 'a customer with a claim lists it',
    given: ['nj-noclaims', ['claim-complete', filedBefore]],
    reply: { data: [{ claimNumber, policyNumber, createdAt: moment(createdAt), status }] },
    outcome: { value: [shownSummary] },
  },
  {
    ...list,
    description: 'a customer without claims lists them',
    given: ['nj-noclaims'],
    reply: { data: [] },
    outcome: { value: [] },
  },
  {
    ...reading(claimNumber),
    description: 'a customer reads a claim',
    given: ['nj-noclaims', ['claim-complete', filedBefore]],
    reply: { data: { ...filedBefore, createdAt: moment(createdAt) } },
    outcome: {
      value: {
        ...shownSummary,
        ...claimWords,
        cpClaimNumber: 'CP-88120',
        dateOfLoss: '2026-09-30',
        estimate: 184950,
      },
    },
  },
  {
    ...reading('HC-300001'),
    description: 'a customer reads a claim that has just been filed',
    given: ['nj-noclaims', filed],
    path: pathFromState('/api/claims/${claimNumber}', '/api/claims/HC-300001'),
    reply: { data: { claimNumber: 'HC-300001' } },
    outcome: {
      value: { ...onlyNumber, reference: 'HC-300001' },
    },
  },
  {
    ...reading('HC-300002'),
    description: 'a customer reads a claim of another customer',
    given: [anyCustomer, 'another-customers-claim'],
    path: pathFromState('/api/claims/${anotherClaim}', '/api/claims/HC-300002'),
    status: 404,
    statusClass: [403, 404],
    outcome: { failure: { status: 404, message: '' } },
  },
  {
    ...reading('no-such-claim'),
    description: 'a customer reads a claim that does not exist',
    given: [anyCustomer],
    status: 404,
    outcome: { failure: { status: 404, message: '' } },
  },
];
