import { changeSlot } from '../../../tests/support/changeSlot';
import { settle } from '../../../tests/support/FakeNetwork';
import { startVisit } from '../../../tests/support/startVisit';
import { testPortal } from '../../../tests/support/testPortal';
import { testVariant } from '../../../tests/support/testVariant';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { cancelled } from '../../domain/policy/Policy';

const cancel = { label: 'Cancel my policy', route: '/policy/cancel' };
const edit = { label: 'Edit my policy', route: '/policy/edit' };

const open = async (name: PersonaName, route: string) => {
  const customer = await testPortal(name);
  const policyActions = name.startsWith('ny') ? [cancel, edit] : [cancel];
  customer.give({ variant: { ...testVariant, policyActions } });
  return { ...customer, viewModel: customer.get('openPolicyActionGate')(route) };
};

describe('PolicyActionGateViewModel', () => {
  it.each([
    ['ny-current', edit.route, 'allowed'],
    ['ny-current', cancel.route, 'allowed'],
    ['ny-upcoming', edit.route, 'allowed'],
    ['ny-pastdue', edit.route, 'allowed'],
    ['ny-cancelled', edit.route, 'refused'],
    ['ny-cancelled', cancel.route, 'refused'],
    ['nj-current', cancel.route, 'allowed'],
    ['nj-current', edit.route, 'refused'],
    ['il-current', edit.route, 'refused'],
    ['nj-cancelled', cancel.route, 'refused'],
    ['nj-nopolicy', cancel.route, 'refused'],
  ] as const)('for %s at %s is %s @POLICY-32 @POLICY-40 @POLICY-43', async (name, route, entry) => {
    const { viewModel } = await open(name, route);
    startVisit(viewModel);
    await settle();
    expect(viewModel.entry).toBe(entry);
  });

  it.each(['expired', 'cancelled', ''])(
    'opens Edit Policy before the term has started, with status %j @POLICY-42',
    async (status) => {
      const { viewModel, record } = await open('ny-upcoming', edit.route);
      changeSlot(record.policy, { status });

      startVisit(viewModel);
      await settle();

      expect(viewModel.entry).toBe('allowed');
    },
  );

  it('does not open the cancellation of an inactive policy before its term has started @POLICY-32', async () => {
    const { viewModel, record } = await open('ny-upcoming', cancel.route);
    changeSlot(record.policy, { status: 'expired' });

    startVisit(viewModel);
    await settle();

    expect(viewModel.entry).toBe('refused');
  });

  it('decides once policy and profile are loaded', async () => {
    const { viewModel, record } = await open('ny-current', edit.route);
    record.policy.reset();
    record.profile.reset();

    startVisit(viewModel);
    expect(viewModel.entry).toBe('unknown');
    await settle();
    expect(viewModel.entry).toBe('allowed');
    expect(record.profile.read()).toBeDefined();
  });

  it('stays open when the customer cancels the policy there @POLICY-24', async () => {
    const { viewModel, record } = await open('ny-current', cancel.route);
    startVisit(viewModel);
    await settle();

    const policy = record.policy.read();
    if (policy) record.policy.write(cancelled(policy));

    expect(viewModel.entry).toBe('allowed');
  });
});
