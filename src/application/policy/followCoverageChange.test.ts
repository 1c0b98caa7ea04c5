import { policyUseCases } from '../../../tests/support/useCases';
import { VirtualTime } from '../../../tests/support/VirtualTime';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { codesOf } from '../../domain/policy/Coverage';
import { pollChange } from '../pollChange';
import type { PolicyGateway } from '../ports/PolicyGateway';

const open = async () => {
  const customer = await memoryCustomer('ny-current');
  const { record, gateways, loadPolicy, signal } = customer;
  const time = new VirtualTime();
  /** Follows a change that the insurer accepted. */
  const follow = (changeStatus: PolicyGateway['changeStatus'], correlationId = 'change-7') => {
    record.sent.write({
      coverageChange: { idempotencyKey: 'key', decision: 'bul hep', isNotDone: false, correlationId },
    });
    const policy = { ...gateways.policy, changeStatus };
    const { edit } = policyUseCases({ ...gateways, record, policy, loadPolicy, pollChange: pollChange(time.wait) });
    return edit.follow(signal);
  };
  const currentCodes = (): readonly string[] => codesOf(record.policy.read()?.coverages ?? []);
  return { ...customer, time, follow, currentCodes };
};

describe('followCoverageChange', () => {
  it('loads the changed policy into the record once the change is complete @POLICY-65', async () => {
    const { gateways, follow, time, currentCodes } = await open();
    const reply = await gateways.policy.changeCoverages([{ code: 'bul' }, { code: 'hep' }], '');
    if (reply.kind !== 'accepted') throw new Error('The change was not accepted.');

    const following = follow(gateways.policy.changeStatus, reply.correlationId);
    await time.pass(500);
    expect(currentCodes()).toEqual(['bul']);
    await time.pass(5000);

    expect(await following).toEqual({ kind: 'complete' });
    expect(currentCodes()).toEqual(['bul', 'hep']);
  });

  it('does not change the policy when the change fails @POLICY-72', async () => {
    const { follow, time, currentCodes, account } = await open();
    account.policies = (await memoryCustomer('ny-both')).account.policies;

    const following = follow(async () => ({ kind: 'failed', message: 'No.' }));
    await time.pass(500);

    expect(await following).toEqual({ kind: 'failed', message: 'No.' });
    expect(currentCodes()).toEqual(['bul']);
  });

  it('says after a minute that it takes longer @POLICY-69', async () => {
    const { follow, time } = await open();

    const following = follow(async () => ({ kind: 'pending' }));
    await time.pass(60_000);

    expect(await following).toEqual({ kind: 'takingLonger' });
  });

  it('keeps the change when the policy cannot be reloaded, and reloads it later @POLICY-70', async () => {
    const { follow, time, account, record } = await open();
    const { policies } = account;
    account.policies = policies.map((policy) => ({ ...policy, terms: { prior: [] } }));

    const following = follow(async () => ({ kind: 'complete' }));
    await time.pass(500);
    expect(await following).toEqual({ kind: 'interrupted', message: '' });
    expect(record.sent.read()['coverageChange']?.correlationId).toBe('change-7');

    account.policies = policies;
    const again = follow(async () => ({ kind: 'complete' }));
    await time.pass(500);
    expect(await again).toEqual({ kind: 'complete' });
    expect(record.sent.read()).toEqual({});
  });
});
