import { aReason } from '../../../tests/support/aReason';
import { failure, lostReply } from '../../../tests/support/failure';
import { settle } from '../../../tests/support/FakeNetwork';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { policyCustomer } from '../../../tests/support/policyCustomer';
import { startVisit } from '../../../tests/support/startVisit';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { cancellationDraft } from '../../application/policy/cancellationWrite';
import type { PolicyGateway } from '../../application/ports/PolicyGateway';

const open = async (name: PersonaName, policies: Partial<PolicyGateway> = {}) => {
  const customer = await policyCustomer(name, { policies });
  const visit = () => {
    const viewModel = customer.get('openCancelPolicy')();
    return { viewModel, leave: startVisit(viewModel) };
  };
  const draft = cancellationDraft(customer.record);
  return { ...customer, ...visit(), visit, draft };
};

describe('CancelPolicyViewModel', () => {
  it('cancels the policy and goes to the dashboard @POLICY-23 @POLICY-24', async () => {
    const { viewModel, record, went, draft } = await open('nj-current');

    viewModel.change(aReason);
    await viewModel.submission.send();

    expect(record.policy.read()).toMatchObject({ status: 'cancelled', sessionCancel: true });
    expect(went).toEqual([['home']]);
    expect(viewModel.submission.state).toEqual({ kind: 'cancelled' });
    expect(draft.read().reason).toBe('');
  });

  it('gives a receipt with the reason @BILLING-74', async () => {
    const { viewModel, record, clock } = await open('nj-current');

    viewModel.change(aReason);
    await viewModel.submission.send();

    expect(record.receipt.read()).toEqual({
      kind: 'cancellation',
      at: clock.now(),
      change: {
        status: { before: 'current', after: 'cancelled' },
        coverages: { before: ['bul', 'hep'], after: ['bul', 'hep'] },
        amount: 'pending',
        reason: aReason,
      },
    });
  });

  it('passes any other failure to the error handler, and keeps the reason @POLICY-28 @POLICY-33', async () => {
    const broken = failure();
    const { viewModel, leave, visit, handled } = await open('nj-current', { cancel: () => Promise.reject(broken) });

    viewModel.change(aReason);
    await viewModel.submission.send();
    leave();
    await settle();

    expect(handled).toEqual([broken]);
    expect(viewModel.submission.state).toEqual({ kind: 'idle' });
    const { viewModel: later } = visit();
    expect(later.cancellation.reason).toBe(aReason);
    expect(later.submission.state).toEqual({ kind: 'idle' });
  });

  describe('when the reply is lost', () => {
    it('follows the success path where the policy is cancelled @POLICY-30', async () => {
      const { gateways } = await memoryCustomer('nj-cancelled');
      const cancelled = await gateways.policy.list(new AbortController().signal);
      const { viewModel, went, record, handled } = await open('nj-current', {
        cancel: lostReply,
        list: async () => cancelled,
      });
      viewModel.change(aReason);

      await viewModel.submission.send();

      expect(went).toEqual([['home']]);
      expect(record.policy.read()).toMatchObject({ status: 'cancelled', sessionCancel: true });
      expect(handled).toEqual([]);
    });

    it('passes the failure on where the policy is not cancelled, and sends the same key again @POLICY-30 @POLICY-83', async () => {
      const cancel = jest.fn<ReturnType<PolicyGateway['cancel']>, [string, string?]>(lostReply);
      const { viewModel, handled } = await open('nj-current', { cancel });
      viewModel.change(aReason);

      await viewModel.submission.send();
      await viewModel.submission.send();
      viewModel.change('We have moved.');
      await viewModel.submission.send();

      expect(handled).toHaveLength(3);
      expect(cancel.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-2']);
    });

    it('only checks again while the policy cannot be read, also after a reload @POLICY-31', async () => {
      const cancel = jest.fn(lostReply);
      const { gateways, signal } = await memoryCustomer('nj-current');
      const active = await gateways.policy.list(signal);
      const isBack = { now: false };
      const list: PolicyGateway['list'] = async () => (isBack.now ? active : lostReply());
      const { viewModel, visit, leave, handled } = await open('nj-current', { cancel, list });
      viewModel.change(aReason);
      await viewModel.submission.send();
      isBack.now = true;
      await viewModel.submission.send();
      expect(viewModel.submission.state).toEqual({ kind: 'unknown' });
      isBack.now = false;
      leave();

      const { viewModel: reopened } = visit();
      expect(reopened.submission.state).toEqual({ kind: 'sending' });
      await settle();
      expect(reopened.submission.state).toEqual({ kind: 'unknown' });
      isBack.now = true;
      await reopened.submission.checkAgain();

      expect(reopened.submission.state).toEqual({ kind: 'refused', message: '' });
      expect(cancel).toHaveBeenCalledTimes(1);
      expect(handled).toEqual([]);
    });

    it('finds out after a reload that the policy was cancelled, and gives a receipt with the reason @POLICY-31 @BILLING-74', async () => {
      const { visit, record, went, gateways } = await open('nj-current');
      await gateways.policy.cancel(aReason);
      record.sent.write({ cancellation: { idempotencyKey: 'key-1', decision: aReason, mayResend: false } });

      const { viewModel: reopened } = visit();
      await settle();

      expect(reopened.submission.state).toEqual({ kind: 'cancelled' });
      expect(record.policy.read()?.sessionCancel).toBe(true);
      expect(went).toEqual([['home']]);
      expect(record.receipt.read()?.change.reason).toBe(aReason);
    });
  });
});
