import { VirtualTime } from '../../../tests/support/VirtualTime';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { codesOf } from '../../domain/policy/Coverage';
import { pollChange } from '../pollChange';
import type { ChangeStatus } from '../ports/ChangeStatus';
import { followCoverageChange } from './followCoverageChange';

const open = async () => {
  const customer = await memoryCustomer('ny-current');
  const time = new VirtualTime();
  const follow = (changeStatus: (id: string, signal: AbortSignal) => Promise<ChangeStatus>) =>
    followCoverageChange({ changeStatus }, pollChange(time.wait), customer.loadPolicy);
  const held = (): readonly string[] => codesOf(customer.record.policy.read()?.coverages ?? []);
  return { ...customer, time, follow, held };
};

describe('followCoverageChange', () => {
  it('brings the changed policy into the record once the insurer has carried the change out', async () => {
    const { gateways, follow, time, signal, held } = await open();
    const reply = await gateways.policy.changeCoverages([{ code: 'bul' }, { code: 'hep' }], '');
    if (reply.kind !== 'accepted') throw new Error('The change was not accepted.');

    const following = follow(gateways.policy.changeStatus)(reply.correlationId, signal);
    await time.pass(500);
    expect(held()).toEqual(['bul']);
    await time.pass(5000);

    expect(await following).toEqual({ kind: 'complete' });
    expect(held()).toEqual(['bul', 'hep']);
  });

  it('leaves the policy as it is when the change fails', async () => {
    const { follow, time, signal, held, account } = await open();
    account.policies = (await memoryCustomer('ny-both')).account.policies;

    const following = follow(async () => ({ kind: 'failed', message: 'No.' }))('any', signal);
    await time.pass(500);

    expect(await following).toEqual({ kind: 'failed', message: 'No.' });
    expect(held()).toEqual(['bul']);
  });

  it('says after a minute that it takes longer', async () => {
    const { follow, time, signal } = await open();

    const following = follow(async () => ({ kind: 'pending' }))('any', signal);
    await time.pass(60_000);

    expect(await following).toEqual({ kind: 'takingLonger' });
  });
});
