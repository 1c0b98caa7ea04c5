import fc from 'fast-check';
import { runs } from '../support/runs';
import { type Desk, desks } from './desks';
import { type Move, ScheduledCustomer, type Transport, transports } from './ScheduledCustomer';

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('press' as const), times: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(0, 1, 29, 31) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('back' as const, 'home' as const, 'reload' as const) }) },
);

const schedule = (ways: readonly Transport[]) =>
  fc.record({
    way: fc.array(fc.constantFrom(...ways), { maxLength: 4 }),
    moves: fc.array(move, { minLength: 1, maxLength: 10 }),
  });

interface Schedule {
  readonly way: readonly Transport[];
  readonly moves: readonly Move[];
}

const after = async (desk: Desk, { way, moves }: Schedule, knowsKeys = true): Promise<ScheduledCustomer> => {
  const customer = await ScheduledCustomer.at(desk, way, knowsKeys);
  for (const made of moves) await customer.make(made);
  await customer.persevere();
  return customer;
};

const expectOnce = (desk: Desk, { insurer, portal, sent, decisions }: ScheduledCustomer): void => {
  expect(desk.isSettled(insurer, portal)).toBe(true);
  expect(sent.length).toBeLessThanOrEqual(decisions);
};

/** Six desks with keys and without: 10,000 schedules in all, 120 in a sample. */
const numRuns = runs(10, 834);

jest.setTimeout(runs(60_000, 1_800_000));

describe.each(Object.entries(desks))('%s', (_, desk) => {
  it('is sent at most once per decision and happens once, whatever happens to calls, clicks and pages @SAFE-2 @SAFE-10', async () => {
    await fc.assert(
      fc.asyncProperty(schedule(transports), async (planned) => expectOnce(desk, await after(desk, planned))),
      { numRuns },
    );
  });

  it('happens once even at an insurer without keys, unless a broken call arrives late @SAFE-2', async () => {
    const ways = transports.filter((transport) => transport !== 'late');
    await fc.assert(
      fc.asyncProperty(schedule(ways), async (planned) => expectOnce(desk, await after(desk, planned, false))),
      { numRuns },
    );
  });
});

describe('A claim', () => {
  it('has the same key each time it is sent @WIRE-42', async () => {
    const { sent } = await after(desks['A claim'], {
      way: ['neverArrives', 'refused', 'expired'],
      moves: [{ do: 'press', times: 2 }, { do: 'reload' }, { do: 'press', times: 1 }, { do: 'home' }],
    });
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });
});

describe('A payment method', () => {
  it.each(['replyLost', 'brokenProxy'] as const)(
    'is changed once, and seen to have changed, when its reply is lost: %s @BILLING-65',
    async (transport) => {
      const customer = await ScheduledCustomer.at(desks['A change of the payment method'], [transport], false);
      await customer.press(2);

      expect(customer.insurer.paidWith).toEqual(['token-key-1']);
      expect(customer.portal.went).toEqual([['billing', { state: { payment: 'changed' }, replace: true }]]);
      expect(customer.sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
        expect.stringMatching(/^key-/),
      ]);
    },
  );
});
