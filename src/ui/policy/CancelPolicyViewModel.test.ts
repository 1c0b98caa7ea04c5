import { gate, settle } from '../../../tests/support/FakeNetwork';
import { memoryCustomer, recordedFailures, recordedNavigation } from '../../../tests/support/memoryCustomer';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { ApiFailure } from '../../application/ApiFailure';
import { cancelPolicy } from '../../application/policy/cancelPolicy';
import type { CancellationReply, PolicyGateway } from '../../application/ports/PolicyGateway';
import { CancellationDrafts } from './CancellationDrafts';
import { CancelPolicyViewModel } from './CancelPolicyViewModel';

const open = async (name: PersonaName, policies?: Pick<PolicyGateway, 'cancel'>) => {
  const customer = await memoryCustomer(name);
  const { navigation, went } = recordedNavigation();
  const { failures, handled } = recordedFailures();
  const drafts = new CancellationDrafts(customer.record.session);
  const visit = () => {
    const viewModel = new CancelPolicyViewModel(
      cancelPolicy(policies ?? customer.gateways.policy, customer.record),
      drafts,
      navigation,
      failures,
    );
    return { viewModel, leave: viewModel.start() };
  };
  return { ...customer, ...visit(), visit, drafts, went, handled };
};

describe('CancelPolicyViewModel', () => {
  it('cancels the policy and goes to the dashboard', async () => {
    const { viewModel, record, went, drafts } = await open('nj-current');

    viewModel.change('We are moving.');
    await viewModel.submit();

    expect(record.policy.read()).toMatchObject({ status: 'cancelled', sessionCancel: true });
    expect(went).toEqual([['home']]);
    expect(viewModel.state).toEqual({ kind: 'cancelled' });
    expect(drafts.read().reason).toBe('');
  });

  it('asks for a reason, until one is given', async () => {
    const { viewModel, went } = await open('nj-current');

    await viewModel.submit();
    expect(viewModel.state).toMatchObject({ kind: 'invalid', failure: { message: 'cancel.reason.required' } });
    viewModel.change('x');
    expect(viewModel.state).toEqual({ kind: 'asking' });
    expect(went).toEqual([]);
  });

  it('shows what the insurer says, and keeps the reason', async () => {
    const { viewModel, went } = await open('nj-cancelled');

    viewModel.change('Again.');
    await viewModel.submit();

    expect(viewModel.state).toEqual({ kind: 'refused', message: 'This policy has already been cancelled.' });
    expect(viewModel.cancellation.reason).toBe('Again.');
    expect(went).toEqual([]);
  });

  it('cancels once, however often it is pressed', async () => {
    const { open: answer, opened } = gate<CancellationReply>();
    const cancel = jest.fn(() => opened);
    const { viewModel } = await open('nj-current', { cancel });
    viewModel.change('x');

    const first = viewModel.submit();
    const second = viewModel.submit();
    expect(viewModel.state).toEqual({ kind: 'cancelling' });
    answer({ kind: 'accepted' });
    await Promise.all([first, second]);
    await viewModel.submit();

    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('carries on when the customer leaves, and then takes them nowhere', async () => {
    const { open: answer, opened } = gate<CancellationReply>();
    const { viewModel, leave, record, went } = await open('nj-current', { cancel: () => opened });
    viewModel.change('x');

    const cancelling = viewModel.submit();
    leave();
    answer({ kind: 'accepted' });
    await cancelling;

    expect(record.policy.read()?.status).toBe('cancelled');
    expect(went).toEqual([]);
  });

  it('keeps the reason for whoever comes back from the error page', async () => {
    const failure = new ApiFailure({ status: 503, message: '' });
    const { viewModel, leave, visit, handled } = await open('nj-current', { cancel: () => Promise.reject(failure) });

    viewModel.change('We are moving.');
    await viewModel.submit();
    leave();
    await settle();

    expect(handled).toEqual([failure]);
    expect(viewModel.state).toEqual({ kind: 'asking' });
    const { viewModel: later } = visit();
    expect(later.cancellation.reason).toBe('We are moving.');
    expect(later.state).toEqual({ kind: 'asking' });
  });

  it('keeps the reason from anyone else', async () => {
    const { viewModel, visit, record } = await open('nj-current');
    viewModel.change('We are moving.');

    const session = record.session.read();
    record.session.reset();
    expect(visit().viewModel.cancellation.reason).toBe('');
    if (session) record.session.write({ ...session, userName: 'il-current@example.com' });
    expect(visit().viewModel.cancellation.reason).toBe('');
  });
});
