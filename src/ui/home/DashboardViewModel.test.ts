import { day } from '../../../tests/support/arbitraries';
import { changeSlot } from '../../../tests/support/changeSlot';
import { gate, settle } from '../../../tests/support/FakeNetwork';
import { memoryCustomer, signedInCustomer } from '../../../tests/support/memoryCustomer';
import { startVisit } from '../../../tests/support/startVisit';
import { wiringOf } from '../../../tests/support/testPortal';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { Money } from '../../domain/Money';
import { cancelled } from '../../domain/policy/Policy';

const open = async (name: PersonaName) => {
  const customer = await signedInCustomer(name);
  const { get, handled } = wiringOf(customer);
  const viewModel = get('openDashboard')();
  const stop = startVisit(viewModel);
  return { ...customer, get, viewModel, stop, handled };
};

describe('DashboardViewModel', () => {
  it.each<[PersonaName, string, boolean]>([
    ['ny-current', 'policy profile billing', false],
    ['ny-upcoming', 'policy profile billing', false],
    ['ny-cancelled', 'policy billing', true],
    ['nj-current', 'policy profile claim billing', false],
    ['il-current', 'policy profile claim billing', false],
    ['nj-cancelled', 'policy claim billing', true],
    ['nj-nopolicy', 'policy profile claim billing', false],
  ])(
    'shows %s the cards %s, and that the policy is no longer active: %s @HOME-3 @HOME-4 @HOME-5 @HOME-6 @HOME-8 @CLAIM-1',
    async (name, cards, isPolicyInactive) => {
      const { viewModel, handled } = await open(name);
      await settle();

      expect(viewModel.cards?.join(' ')).toBe(cards);
      expect(viewModel.isPolicyInactive).toBe(isPolicyInactive);
      expect([viewModel.hasCancelled, viewModel.hasDraft]).toEqual([false, false]);
      expect(handled).toEqual([]);
    },
  );

  it('says that there is no policy once the insurer has said so @HOME-13', async () => {
    const customer = await signedInCustomer('nj-nopolicy');
    const { get } = wiringOf(customer);
    await get('loadProfile')(new AbortController().signal);
    const viewModel = get('openDashboard')();
    startVisit(viewModel);
    expect([viewModel.cards, viewModel.mayPay]).toEqual([undefined, true]);
    await settle();
    expect([viewModel.cards?.length, viewModel.situation]).toEqual([4, { kind: 'none' }]);
  });

  it.each<[string, boolean]>([
    ['a claim that was begun', true],
    ['an account that is paid', false],
  ])('for %s, says that something needs attention: %s @HOME-9', async (what, expected) => {
    const { viewModel, record } = await open('nj-current');
    await settle();
    if (what.includes('claim')) record.claim.write({ ...record.claim.read(), agreedToFraudNotice: true });
    record.standing.write({ pastDue: false, balance: Money.zero, paymentMethod: { type: 'NONE' } });
    expect(viewModel.needsAttention).toBe(expected);
  });

  it.each<[string, object | undefined]>([
    ['2026-11-21', undefined],
    ['2026-11-20', { kind: 'ended', day: '2026-11-20', mayPay: false }],
  ])('says the day after the last day, %s, that the term has ended: %j @HOME-13', async (termEnd, situation) => {
    const { viewModel, record } = await open('nj-current');
    await settle();
    changeSlot(record.policy, { termEnd: day(termEnd) });
    expect(viewModel.situation).toEqual(situation);
  });

  it.each<[string, object | undefined]>([
    ['2026-11-21', undefined],
    ['2026-11-22', { kind: 'upcoming', day: '2026-11-22' }],
  ])('says until the first day, %s, that the policy begins later: %j @HOME-13', async (termStart, situation) => {
    const { viewModel, record } = await open('nj-current');
    await settle();
    changeSlot(record.policy, { termStart: day(termStart) });
    expect(viewModel.situation).toEqual(situation);
  });

  it('says of a policy that is being renewed what holds today: its current term covers and charges @POLICY-99', async () => {
    const { viewModel, record, account, loadPolicy, signal } = await open('nj-current');
    const [policy] = account.policies;
    const current = policy?.terms.current;
    if (policy === undefined || current === undefined) throw new Error('There is no term.');
    const [startDate, endDate] = [day('2026-12-11'), day('2027-12-11')];
    const future = { ...current, startDate, endDate, status: '', monthlyPremium: Money.ofCents(1599) };
    account.policies = [{ ...policy, terms: { prior: [], current: { ...current, endDate: startDate }, future } }];
    await loadPolicy(signal);
    await settle();
    record.standing.write({ pastDue: false, paymentMethod: { type: 'credit_card' } });

    expect([viewModel.situation, viewModel.showsClaims]).toEqual([undefined, true]);
    expect(viewModel.nextCharge).toEqual({ on: '2026-12-11', amount: 1599 });
    expect(viewModel.premium).toEqual({ period: 'monthly', amount: current.monthlyPremium });
    expect(viewModel.term?.day).toEqual({ kind: 'lastDay', date: endDate });
  });

  it('says a cancellation of this session once @HOME-6 @HOME-11', async () => {
    const { viewModel, record } = await open('nj-current');
    await settle();
    const policy = record.policy.read();
    if (policy) record.policy.write(cancelled(policy));
    expect([viewModel.hasCancelled, viewModel.isPolicyInactive, viewModel.situation]).toEqual([true, true, undefined]);
    expect(viewModel.cards).not.toContain('profile');
  });

  it('has a first day only until the term begins @HOME-10', async () => {
    const { viewModel, record, clock } = await open('ny-upcoming');
    await settle();
    changeSlot(record.policy, { termStart: clock.today() });
    expect(viewModel.term?.day).toEqual({ kind: 'lastDay', date: record.policy.read()?.termEnd });
  });

  it.each<[PersonaName, boolean]>([
    ['nj-current', false],
    ['nj-current', true],
  ])('asks the insurer only after the paint where %s is known already: %s @HOME-12', async (name, waits) => {
    const customer = await (waits ? memoryCustomer : signedInCustomer)(name);
    const { give, get } = wiringOf(customer);
    const painted = gate();
    let asked = false;
    give({
      afterPaint: () => painted.opened,
      loadPolicy: async () => {
        asked = true;
        return undefined;
      },
    });
    startVisit(get('openDashboard')());
    expect(asked).toBe(!waits);
    painted.open();
    await settle();
    expect(asked).toBe(true);
  });

  it.each<[string, readonly string[], string | undefined]>([
    ['the newest that is open', ['closed', 'In Review', 'open'], 'HC-2'],
    ['the latest, if none is open', ['closed', 'closed'], 'HC-1'],
    ['none', [], undefined],
  ])('shows of the claims %s @HOME-14', async (_, statuses, reference) => {
    const { viewModel, record } = await open('nj-current');
    record.claims.write(statuses.map((status, i) => ({ reference: `HC-${i + 1}`, policyNumber: 'HP-1', status })));
    expect(viewModel.latestClaim?.reference).toBe(reference);
  });

  it.each(['NONE', 'credit_card'] as const)(
    'names what pays, and nothing where there is no method: %s @HOME-14',
    async (type) => {
      const { viewModel, record } = await open('nj-current');
      await settle();
      record.standing.write({ pastDue: false, paymentMethod: { type } });
      expect(viewModel.paymentMethod).toEqual(type === 'NONE' ? undefined : { type });
    },
  );

  it('leads to the receipt of a cancellation only @BILLING-74', async () => {
    const { viewModel, record, clock } = await open('nj-current');
    expect(viewModel.hasReceipt).toBe(false);
    record.receipt.write({ kind: 'frequency', at: clock.now(), change: {} });
    expect(viewModel.hasReceipt).toBe(false);
    record.receipt.write({ kind: 'cancellation', at: clock.now(), change: {} });
    expect(viewModel.hasReceipt).toBe(true);
  });

  it('loads again on every visit @HOME-1', async () => {
    const customer = await memoryCustomer('nj-current');
    const { account } = customer;
    account.profile = { ...account.profile, address: { ...account.profile.address, state: 'NY' } };
    const viewModel = wiringOf(customer).get('openDashboard')();
    expect(viewModel.cards).toContain('claim');

    startVisit(viewModel);
    await settle();

    expect(viewModel.cards).not.toContain('claim');
  });
});
