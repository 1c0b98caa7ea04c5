import { settle } from '../../../tests/support/FakeNetwork';
import { memoryCustomer, recordedFailures } from '../../../tests/support/memoryCustomer';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { completeRecord } from '../../application/customer/completeRecord';
import { cancelled } from '../../domain/policy/Policy';
import { PolicyActionGateViewModel } from './PolicyActionGateViewModel';

const cancel = { label: 'Cancel my policy', route: '/policy/cancel' };
const edit = { label: 'Edit my policy', route: '/policy/edit' };

const open = async (name: PersonaName, route: string) => {
  const customer = await memoryCustomer(name);
  const { failures, handled } = recordedFailures();
  const viewModel = new PolicyActionGateViewModel(
    route,
    name.startsWith('ny') ? [cancel, edit] : [cancel],
    customer.record,
    completeRecord(customer.record, customer.loadPolicy, customer.loadProfile),
    failures,
  );
  return { ...customer, viewModel, handled };
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
  ] as const)('%s, who comes to %s, is %s', async (name, route, entry) => {
    const { viewModel } = await open(name, route);
    viewModel.start();
    await settle();
    expect(viewModel.entry).toBe(entry);
  });

  it('knows once policy and profile are loaded', async () => {
    const { viewModel, record } = await open('ny-current', edit.route);
    record.policy.reset();
    record.profile.reset();

    viewModel.start();
    expect(viewModel.entry).toBe('unknown');
    await settle();
    expect(viewModel.entry).toBe('allowed');
    expect(record.profile.read()).toBeDefined();
  });

  it('does not turn away whoever cancels the policy in here', async () => {
    const { viewModel, record } = await open('ny-current', cancel.route);
    viewModel.start();
    await settle();

    const policy = record.policy.read();
    if (policy) record.policy.write(cancelled(policy));

    expect(viewModel.entry).toBe('allowed');
  });

  it('hands a failed load to the failure handler', async () => {
    const { viewModel, record, handled } = await open('ny-current', edit.route);
    record.clear();

    viewModel.start();
    await settle();

    expect(handled).toMatchObject([{ details: { status: 401 } }]);
    expect(viewModel.entry).toBe('unknown');
  });
});
