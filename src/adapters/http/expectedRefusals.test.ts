import { adasGateways } from '../../../tests/contract/adasGateways';
import { json } from '../../../tests/support/FakeNetwork';
import type { Gateways } from '../../application/ports/Gateways';

const answering = (status: number) => adasGateways(async () => json(status, { message: 'What the server says.' }));

const { signal } = new AbortController();

const refused = { kind: 'refused', message: 'What the server says.' };
const unavailable = { kind: 'unavailable' };

const statuses = [400, 401, 403, 404, 409, 422, 429, 500, 502, 503];
/** Every one but that which signs the customer out. */
const anyButSignedOut = statuses.filter((status) => status !== 401);

type Make = (gateways: Gateways) => Promise<unknown>;

const calls: readonly (readonly [string, Make, readonly number[], unknown])[] = [
  [
    'a login',
    ({ auth }) => auth.login({ userName: 'ada@example.com', password: 'x' }),
    [401],
    { kind: 'invalidCredentials' },
  ],
  ['the billing history', ({ billing }) => billing.history(signal), [400, 404, 500], unavailable],
  ['the billing term', ({ billing }) => billing.term(signal), [400, 404, 500], unavailable],
  ['a cancellation', ({ policy }) => policy.cancel('We are moving.'), [400, 500], refused],
  ['a payment method', ({ billing }) => billing.updateMethod('token-1'), [400], refused],
  ['a change of coverages', ({ policy }) => policy.changeCoverages([{ code: 'bul' }], ''), anyButSignedOut, refused],
  [
    'a preview',
    ({ rating }) =>
      rating.preview(
        'Q-1',
        { state: 'NY', billingTerm: 'yearly', coverages: [{ code: 'bul' }], residenceType: 'HOME' },
        signal,
      ),
    [400, 500],
    refused,
  ],
  [
    'a change of the profile',
    ({ customer }) => customer.save({ firstName: 'Ada' }, 'Updated Customer Name'),
    anyButSignedOut.filter((status) => status < 500),
    refused,
  ],
];

const expected = calls.flatMap(([name, make, handled, outcome]) =>
  handled.map((status) => [status, name, make, outcome] as const),
);

const unexpected = calls.flatMap(([name, make, handled]) =>
  statuses.filter((status) => !handled.includes(status)).map((status) => [status, name, make] as const),
);

describe('A failure that a screen handles itself @FAULT-34', () => {
  it.each(expected)('is a %d to %s @BILLING-13 @POLICY-27 @POLICY-74 @POLICY-75', async (status, _, make, outcome) => {
    expect(await make(answering(status))).toEqual(outcome);
  });
});

describe('What is left to the shared handler', () => {
  it.each(unexpected)(
    'is any other: %d to %s @BILLING-14 @BILLING-35 @POLICY-28 @POLICY-75',
    async (status, _, make) => {
      await expect(make(answering(status))).rejects.toMatchObject({
        details: { status, message: 'What the server says.' },
      });
    },
  );
});
