import { policyUseCases } from '../../../tests/support/useCases';
import { VirtualTime } from '../../../tests/support/VirtualTime';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { codesOf } from '../../domain/policy/Coverage';
import { pollChange } from '../pollChange';
import type { PolicyGateway } from '../ports/PolicyGateway';

const open = async () => {
  const customer = await memoryCustomer('ny-current');
  const { record } = customer;
  const time = new VirtualTime();
  /** Follows a change that the insurer accepted. */
  const follow = (changeStatus: PolicyGateway['changeStatus']) => (correlationId: string, signal: AbortSignal) => {
    record.sent.write({
      coverageChange: { idempotencyKey: 'key', decision: 'bul hep', isNotDone: false, correlationId },
    });
    const { gateways, loadPolicy } = customer;
    const policy = { ...gateways.policy, changeStatus };
    const { edit } = policyUseCases({ ...gateways, record, policy, loadPolicy, pollChange: pollChange(time.wait) });
    return edit.follow(signal);
  };
  const currentCodes = (): readonly string[] => codesOf(record.policy.read()?.coverages ?? []);
  return { ...customer, time, follow, currentCodes };
};

describe('followCoverageChange', () => {
  it('loads the changed policy into the record once the change is complete @POLICY-65', async () => {
    const { gateways, follow, time, signal, currentCodes } = await open();
    const reply = await gateways.policy.changeCoverages([{ code: 'bul' }, { code: 'hep' }], '');
    if (reply.kind !== 'accepted') throw new Error('The change was not accepted.');

    const following = follow(gateways.policy.changeStatus)(reply.correlationId, signal);
    await time.pass(500);
    expect(currentCodes()).toEqual(['bul']);
    await time.pass(5000);

    expect(await following).toEqual({ kind: 'complete' });
    expect(currentCodes()).toEqual(['bul', 'hep']);
  });

  it('does not change the policy when the change fails @POLICY-72', async () => {
    const { follow, time, signal, currentCodes, account } = await open();
    account.policies = (await memoryCustomer('ny-both')).account.policies;

    const following = follow(async () => ({ kind: 'failed', message: 'No.' }))('any', signal);
    await time.pass(500);

    expect(await following).toEqual({ kind: 'failed', message: 'No.' });
    expect(currentCodes()).toEqual(['bul']);
  });

  it('says after a minute that it takes longer @POLICY-69', async () => {
    const { follow, time, signal } = await open();

    const following = follow(async () => ({ kind: 'pending' }))('any', signal);
    await time.pass(60_000);

    expect(await following).toEqual({ kind: 'takingLonger' });
  });

  it('keeps the change when the policy cannot be reloaded, and reloads it later @POLICY-70', async () => {
    const { follow, time, signal, account, record } = await open();
    const { policies } = account;
    account.policies = policies.map((policy) => ({ ...policy, terms: { prior: [] } }));

    const following = follow(async () => ({ kind: 'complete' }))('change-7', signal);
    await time.pass(500);
    expect(await following).toEqual({ kind: 'interrupted', message: '' });
    expect(record.sent.read()['coverageChange']?.correlationId).toBe('change-7');

    account.policies = policies;
    const again = follow(async () => ({ kind: 'complete' }))('change-7', signal);
    await time.pass(500);
    expect(await again).toEqual({ kind: 'complete' });
    expect(record.sent.read()).toEqual({});
  });
});
