import { aReason } from '../../../tests/support/aReason';
import { lostReply } from '../../../tests/support/failure';
import { policyCustomer } from '../../../tests/support/policyCustomer';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import type { PolicyWithTerms } from '../../domain/policy/Policy';
import type { PolicyGateway } from '../ports/PolicyGateway';

const open = async (name: PersonaName = 'nj-current', cancel?: PolicyGateway['cancel']) => {
  const customer = await policyCustomer(name, cancel && { policies: { cancel } });
  const { get } = customer;
  return { ...customer, cancelPolicy: get('cancelPolicy'), resolveCancellation: get('resolveCancellation') };
};

describe('cancelPolicy', () => {
  it('cancels the policy in the record and at the insurer, and marks the session @POLICY-23', async () => {
    const { cancelPolicy, record, signal, loadPolicy } = await open();

    expect(await cancelPolicy({ reason: aReason })).toEqual({ kind: 'cancelled' });
    expect(record.policy.read()).toMatchObject({ status: 'cancelled', sessionCancel: true });
    await loadPolicy(signal);
    expect(record.policy.read()).toMatchObject({ status: 'cancelled', sessionCancel: true });
  });

  it('sends the reason with a key @POLICY-26 @POLICY-83', async () => {
    const cancel = jest.fn(async () => ({ kind: 'accepted' }) as const);
    const { cancelPolicy } = await open('nj-current', cancel);

    await cancelPolicy({ reason: aReason });

    expect(cancel).toHaveBeenCalledWith(aReason, 'key-1');
  });

  it('cancels a policy that the record lacks', async () => {
    const { cancelPolicy, record, signal, loadPolicy } = await open();
    record.policy.reset();

    expect(await cancelPolicy({ reason: aReason })).toEqual({ kind: 'cancelled' });
    expect(record.policy.read()).toBeUndefined();
    await loadPolicy(signal);
    expect(record.policy.read()?.status).toBe('cancelled');
  });

  it('sends nothing without a reason @POLICY-21', async () => {
    const cancel = jest.fn();
    const { cancelPolicy } = await open('nj-current', cancel);

    expect(await cancelPolicy({ reason: '   ' })).toEqual({
      kind: 'invalid',
      error: { field: 'reason', message: 'cancel.reason.required' },
    });
    expect(cancel).not.toHaveBeenCalled();
  });

  it('returns the insurer’s refusal, and does not change the policy @POLICY-27', async () => {
    const { cancelPolicy, record } = await open('nj-cancelled');

    expect(await cancelPolicy({ reason: aReason })).toEqual({
      kind: 'refused',
      message: 'This policy has already been cancelled.',
    });
    expect(record.policy.read()?.sessionCancel).toBe(false);
  });

  it.each<[string, (policy: PolicyWithTerms) => readonly PolicyWithTerms[]]>([
    ['has no terms', (policy) => [{ ...policy, terms: { prior: [] } }]],
    ['is not listed', () => []],
  ])('does not know the outcome if the reply is lost and the policy %s @POLICY-31', async (_, becomes) => {
    const { cancelPolicy, resolveCancellation, record, account, signal } = await open('nj-current', lostReply);
    account.policies = account.policies.flatMap(becomes);

    expect(await cancelPolicy({ reason: aReason })).toEqual({ kind: 'unknown' });
    expect(await resolveCancellation(signal)).toEqual({ kind: 'unknown' });
    expect(record.sent.read()['cancellation']?.mayResend).toBe(false);
  });
});
