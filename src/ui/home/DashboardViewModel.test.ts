import { settle } from '../../../tests/support/FakeNetwork';
import { memoryCustomer, recordedFailures, signedInCustomer } from '../../../tests/support/memoryCustomer';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { PolicyWithoutTerms } from '../../application/policy/loadPolicy';
import { loadHistory } from '../../application/billing/loadHistory';
import { Money } from '../../domain/Money';
import { cancelled } from '../../domain/policy/Policy';
import { DashboardViewModel } from './DashboardViewModel';

const open = async (name: PersonaName) => {
  const customer = await signedInCustomer(name);
  const { failures, handled } = recordedFailures();
  const viewModel = new DashboardViewModel(customer.record, customer.loadPolicy, customer.loadProfile, failures);
  const stop = viewModel.start();
  return { ...customer, viewModel, stop, handled };
};

describe('DashboardViewModel', () => {
  it.each<[PersonaName, string, boolean]>([
    ['ny-current', 'policy profile billing', false],
    ['ny-both', 'policy profile billing', false],
    ['ny-nonrecurring', 'policy profile billing', false],
    ['ny-eft', 'policy profile billing', false],
    ['ny-pastdue', 'policy profile billing', false],
    ['ny-renewal', 'policy profile billing', false],
    ['ny-upcoming', 'policy profile billing', false],
    ['ny-condo', 'policy profile billing', false],
    ['ny-frozen', 'policy profile billing', false],
    ['ny-cancelled', 'policy billing', true],
    ['nj-current', 'policy profile claim billing', false],
    ['nj-noclaims', 'policy profile claim billing', false],
    ['nj-manyclaims', 'policy profile claim billing', false],
    ['il-current', 'policy profile claim billing', false],
    ['nj-cancelled', 'policy claim billing', true],
    ['nj-nopolicy', 'policy profile claim billing', false],
  ])('shows %s the cards %s, and that the policy is no longer active: %s', async (name, cards, isPolicyInactive) => {
    const { viewModel, handled } = await open(name);
    await settle();

    expect(viewModel.cards?.join(' ')).toBe(cards);
    expect(viewModel.isPolicyInactive).toBe(isPolicyInactive);
    expect([viewModel.hasCancelled, viewModel.hasDraft]).toEqual([false, false]);
    expect(handled).toEqual([]);
  });

  it('shows no cards before the profile is loaded', async () => {
    const { viewModel } = await open('nj-current');
    expect(viewModel.cards).toBeUndefined();
    await settle();
    expect(viewModel.cards).toBeDefined();
  });

  it('takes a policy without terms for an error', async () => {
    const { viewModel, handled } = await open('nj-noterms');
    await settle();
    expect(handled).toEqual([expect.any(PolicyWithoutTerms)]);
    expect(viewModel.cards).toBeUndefined();
  });

  it.each(['ny-current', 'nj-current'] as const)(
    'tells %s that the policy was cancelled in this session',
    async (name) => {
      const { viewModel, record } = await open(name);
      await settle();
      const policy = record.policy.read();
      if (policy) record.policy.write(cancelled(policy));

      expect([viewModel.hasCancelled, viewModel.isPolicyInactive]).toEqual([true, true]);
      expect(viewModel.cards).not.toContain('profile');
    },
  );

  it('remembers a claim that was begun and not sent', async () => {
    const { viewModel, record } = await open('nj-current');
    record.claim.write({ ...record.claim.read(), agreedToFraudNotice: true });
    expect(viewModel.hasDraft).toBe(true);
  });

  it('has what is past due from billing, once that was looked at, and asks for nothing itself', async () => {
    const { viewModel, record, gateways, signal } = await open('ny-pastdue');
    await settle();
    expect([viewModel.pastDueBalance, viewModel.needsAttention]).toEqual([undefined, false]);

    await loadHistory(gateways.billing, record)(signal);

    expect([viewModel.pastDueBalance, viewModel.needsAttention]).toEqual([12550, true]);
  });

  it.each<[string, boolean]>([
    ['a policy that is no longer active', true],
    ['a claim that was begun', true],
    ['an account that is paid', false],
  ])('for %s, says that something needs attention: %s', async (what, expected) => {
    const { viewModel, record } = await open(what.includes('policy') ? 'nj-cancelled' : 'nj-current');
    await settle();
    if (what.includes('claim')) record.claim.write({ ...record.claim.read(), agreedToFraudNotice: true });
    record.standing.write({ pastDue: false, balance: Money.zero });
    expect(viewModel.needsAttention).toBe(expected);
  });

  it('loads anew on every visit', async () => {
    const { record, account, loadPolicy, loadProfile } = await memoryCustomer('nj-current');
    account.profile = { ...account.profile, address: { ...account.profile.address, state: 'NY' } };
    const viewModel = new DashboardViewModel(record, loadPolicy, loadProfile, recordedFailures().failures);
    expect(viewModel.cards).toContain('claim');

    viewModel.start();
    await settle();

    expect(viewModel.cards).not.toContain('claim');
  });

  it('hands a failed load to the failure handler, unless the customer has left', async () => {
    const staying = await open('nj-current');
    staying.record.session.reset();
    const leaving = await open('nj-current');
    leaving.record.session.reset();
    leaving.stop();
    await settle();

    expect(staying.handled).toMatchObject([{ details: { status: 401 } }]);
    expect(leaving.handled).toEqual([]);
  });
});
