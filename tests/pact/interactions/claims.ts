import { MatchersV3 } from '@pact-foundation/pact';
import { CalendarDate } from '../../../src/domain/CalendarDate';
import type { NewClaim } from '../../../src/domain/claims/ClaimDraft';
import { Money } from '../../../src/domain/Money';
import { type Interaction, date, dollars, moment, pathFromState, refusal, text, tokens } from '../Interaction';

const summary = {
  claimNumber: text('HC-204417'),
  policyNumber: text('HP-20010001'),
  createdAt: moment('2026-10-02T14:05:00.000Z'),
  status: text('open'),
};

const shownSummary = {
  reference: 'HC-204417',
  policyNumber: 'HP-20010001',
  createdAt: '2026-10-02T14:05:00.000Z',
  status: 'open',
};

const details = {
  ...summary,
  dateOfLoss: date('2026-09-30'),
  equipment: text('Water heater'),
  estimate: dollars(1849.5),
  description: text('The water heater leaks.'),
};

const shownDetails = {
  ...shownSummary,
  dateOfLoss: '2026-09-30',
  equipment: 'Water heater',
  estimate: 184950,
  description: 'The water heater leaks.',
};

const list: Pick<Interaction, 'method' | 'path' | 'headers' | 'through' | 'act'> = {
  method: 'GET',
  path: '/api/claims',
  headers: tokens,
  through: 'claims.list',
  act: ({ claims }, signal) => claims.list(signal),
};

const read: Pick<Interaction, 'method' | 'path' | 'headers' | 'through' | 'act'> = {
  method: 'GET',
  path: pathFromState('/api/claims/${claimNumber}', '/api/claims/HC-204417'),
  headers: tokens,
  through: 'claims.details',
  act: ({ claims }, signal) => claims.details('HC-204417', signal),
};

const key = '4a1fd1f2-6bd7-4a0f-9d3b-0f6a0c6b8f10';

const claimLostOn = (day: string): NewClaim => {
  const dateOfLoss = CalendarDate.parse(day);
  if (dateOfLoss === undefined) throw new Error(`no day: ${day}`);
  return {
    description: 'The furnace stops after a minute.',
    equipment: 'Furnace',
    estimate: Money.ofCents(123450),
    dateOfLoss,
  };
};

const file: Pick<Interaction, 'method' | 'path' | 'headers' | 'through'> = {
  method: 'POST',
  path: '/api/claims',
  headers: { ...tokens, 'Idempotency-Key': key },
  through: 'claims.submit',
};

const sent = {
  description: 'The furnace stops after a minute.',
  equipment: 'Furnace',
  estimate: 1234.5,
  status: 'open',
};

/** Filing and following claims. */
export const claimsInteractions: readonly Interaction[] = [
  {
    ...file,
    description: 'a customer files a claim',
    given: ['nj-noclaims'],
    body: { ...sent, dateOfLoss: '2020-02-29' },
    status: 200,
    reply: { data: { claimNumber: text('HC-204417') } },
    act: ({ claims }) => claims.submit(claimLostOn('2020-02-29'), key),
    outcome: { value: 'HC-204417' },
  },
  {
    ...file,
    description: 'a customer files a claim again with the same key',
    given: ['nj-noclaims', ['claim-filed', { idempotencyKey: key }]],
    body: { ...sent, dateOfLoss: '2020-02-29' },
    status: 200,
    reply: { data: { claimNumber: MatchersV3.fromProviderState('${claimNumber}', 'HC-204417') } },
    act: ({ claims }) => claims.submit(claimLostOn('2020-02-29'), key),
    outcome: { value: 'HC-204417' },
  },
  {
    ...file,
    description: 'a customer files a claim for a loss in the future',
    given: ['nj-noclaims'],
    body: { ...sent, dateOfLoss: '2099-12-31' },
    status: 400,
    reply: refusal('The date of loss is in the future.'),
    act: ({ claims }) => claims.submit(claimLostOn('2099-12-31'), key),
    outcome: { failure: { status: 400, message: 'The date of loss is in the future.' } },
  },
  {
    ...list,
    description: 'a customer lists the claims',
    given: ['nj-current'],
    status: 200,
    reply: { data: MatchersV3.eachLike(summary) },
    outcome: { value: [shownSummary] },
  },
  {
    ...list,
    description: 'a customer without claims lists them',
    given: ['nj-noclaims'],
    status: 200,
    reply: { data: [] },
    outcome: { value: [] },
  },
  {
    ...list,
    description: 'a customer lists the claims with tokens that nobody knows',
    given: ['nj-current', 'session-unknown'],
    status: 401,
    reply: refusal('Unauthorized'),
    outcome: { failure: { status: 401, message: 'Unauthorized' } },
  },
  {
    ...list,
    description: 'a customer lists the claims while they are out of order',
    given: [
      'nj-current',
      [
        'call-fails',
        {
          call: 'GET /api/claims',
          status: 500,
          message: 'Something broke',
          description: 'The claims system did not answer.',
          correlationId: '7f1c9a52-1c1e-4a35-a2c2-19c5c0d0a8f4',
        },
      ],
    ],
    status: 500,
    reply: { message: text('Something broke'), description: text('The claims system did not answer.') },
    replyHeaders: { 'x-correlation-id': text('7f1c9a52-1c1e-4a35-a2c2-19c5c0d0a8f4') },
    outcome: { failure: { status: 500, message: 'Something broke' } },
  },
  {
    ...read,
    description: 'a customer reads a claim that the processor has numbered',
    given: ['nj-current', 'claim-with-processor-number'],
    status: 200,
    reply: { data: { ...details, cpClaimNumber: text('CP-88120') } },
    outcome: { value: { ...shownDetails, cpClaimNumber: 'CP-88120' } },
  },
  {
    ...read,
    description: 'a customer reads a claim',
    given: ['nj-current', 'claim-without-processor-number'],
    status: 200,
    reply: { data: details },
    outcome: { value: shownDetails },
  },
  {
    ...read,
    description: 'a customer reads a claim that does not exist',
    given: ['nj-current'],
    path: '/api/claims/no-such-claim',
    act: ({ claims }, signal) => claims.details('no-such-claim', signal),
    status: 404,
    reply: refusal('There is no such claim.'),
    outcome: { failure: { status: 404, message: 'There is no such claim.' } },
  },
];

/** The answer to any call whose token has expired; the portal renews the tokens and sends the call once more. */
export const expiredTokenInteraction: Interaction = {
  ...list,
  description: 'a customer lists the claims with tokens that have expired',
  given: ['nj-current', 'tokens-expired'],
  status: 401,
  reply: { message: 'The incoming token has expired' },
  afterRenewal: [],
  outcome: { value: [] },
};
