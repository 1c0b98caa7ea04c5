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
  const customer = new ScheduledCustomer(desk, way, knowsKeys);
  await customer.begin();
  for (const made of moves) await customer.make(made);
  await customer.persevere();
  return customer;
};

const expectOnce = (desk: Desk, { insurer, portal, sent, decisions }: ScheduledCustomer): void => {
  expect(desk.isSettled(insurer, portal)).toBe(true);
  expect(sent.length).toBeLessThanOrEqual(decisions);
};

/** Four desks and an insurer without keys: five equal parts of 1,000 schedules, or of a sample of 100. */
const numRuns = runs(20, 200);

jest.setTimeout(runs(60_000, 1_800_000));

describe.each(Object.entries(desks))('%s', (_, desk) => {
  it('is sent once a decision and happens once, whatever becomes of calls, clicks and pages', async () => {
    await fc.assert(
      fc.asyncProperty(schedule(transports), async (planned) => expectOnce(desk, await after(desk, planned))),
      { numRuns },
    );
  });
});

describe('A claim', () => {
  const claim = desks['A claim'];

  it('has one key over all sendings', async () => {
    const { sent } = await after(claim, {
      way: ['neverArrives', 'refused', 'expired'],
      moves: [{ do: 'press', times: 2 }, { do: 'reload' }, { do: 'press', times: 1 }, { do: 'home' }],
    });
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('is filed once even by an insurer that knows nothing of keys, unless a killed call arrives after all', async () => {
    const ways = transports.filter((transport) => transport !== 'late');
    await fc.assert(
      fc.asyncProperty(schedule(ways), async (planned) => expectOnce(claim, await after(claim, planned, false))),
      { numRuns },
    );
  });
});
