import { sessionSlot } from '../../../tests/support/FakeNetwork';
import { movableClock } from '../../../tests/support/movableClock';
import { aBox } from '../../../tests/support/profile';
import type { Delay } from '../../application/ports/Delay';
import type { Gateways } from '../../application/ports/Gateways';
import { memoryGateways } from './memoryGateways';
import { quietNetwork, throughNetwork } from './network';
import { createWorld } from './World';

const staying = (): AbortSignal => new AbortController().signal;

/** nj-current, signed in over a network whose waits are recorded and end at once, unless `wait` is given. */
const signedIn = async (wait?: Delay) => {
  const waited: number[] = [];
  const network = quietNetwork(wait ?? (async (milliseconds) => void waited.push(milliseconds)));
  const session = sessionSlot();
  const clock = movableClock();
  let saved = 0;
  const gateways = throughNetwork(
    memoryGateways(createWorld(clock), () => session.read(), clock),
    network,
    () => (saved += 1),
  );
  const reply = await gateways.auth.login({ userName: 'nj-current@example.com', password: 'Hearth-2026!' });
  if (reply.kind === 'signedIn') session.write(reply.session);
  network.log.length = 0;
  saved = 0;
  return { gateways, network, waited, saves: () => saved };
};

const untilLeft: Delay = (_, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
  });

describe('The network to the in-memory insurer', () => {
  it('takes no time without latency', async () => {
    const { gateways, waited } = await signedIn();
    await gateways.claims.list(staying());
    expect(waited).toEqual([]);
  });

  it('delays reads and writes by its latency', async () => {
    const { gateways, network, waited } = await signedIn();
    network.latency = 250;
    await gateways.claims.list(staying());
    await gateways.customer.save({ firstName: 'Carla' }, 'Updated Customer Name');
    expect(waited).toEqual([250, 250]);
  });

  it('slows one call down for K14', async () => {
    const { gateways, network, waited } = await signedIn();
    network.latency = 10;
    network.faults.push({ call: 'claims.list', code: 'K14', once: true });
    expect(await gateways.claims.list(staying())).toHaveLength(3);
    await gateways.claims.list(staying());
    expect(waited).toEqual([30_010, 10]);
  });

  it('aborts a waiting read as soon as the customer leaves', async () => {
    const { gateways, network } = await signedIn(untilLeft);
    network.latency = 1000;
    const visit = new AbortController();
    const list = gateways.claims.list(visit.signal);
    visit.abort();
    await expect(list).rejects.toMatchObject({ name: 'AbortError' });
    expect(network.log.at(-1)).toMatchObject({ call: 'claims.list', outcome: 'abandoned' });
  });

  it('throws a fault of every call until it is removed', async () => {
    const { gateways, network } = await signedIn();
    network.faults.push({ call: '*', code: 'K7', once: false });
    for (const call of [gateways.claims.list, gateways.policy.list, gateways.claims.list]) {
      await expect(call(staying())).rejects.toMatchObject({ details: { status: 404 } });
    }
    network.faults.length = 0;
    expect(await gateways.claims.list(staying())).toHaveLength(3);
  });

  it('reports a call that was carried out, but not one that was refused', async () => {
    const { gateways, saves } = await signedIn();
    await gateways.claims.list(staying());
    expect(saves()).toBe(1);
    await expect(gateways.claims.details('HC-0', staying())).rejects.toThrow();
    expect(saves()).toBe(1);
  });

  it('logs calls in the order in which they were sent, with their outcomes', async () => {
    const { gateways, network } = await signedIn();
    const calls = [gateways.policy.list(staying()), gateways.claims.details('HC-0', staying())];
    expect(network.log.map(({ outcome }) => outcome)).toEqual(['under way', 'under way']);
    await Promise.allSettled(calls);
    expect(network.log).toEqual([
      { call: 'policy.list', sent: '', outcome: 'answered' },
      { call: 'claims.details', sent: '"HC-0"', outcome: 'failed 404 There is no such claim.' },
    ]);
  });

  it('logs only the latest calls', async () => {
    const { gateways, network } = await signedIn();
    for (let call = 0; call < 205; call += 1) await gateways.billing.term(staying());
    await gateways.policy.list(staying());
    expect(network.log).toHaveLength(200);
    expect(network.log.at(-1)).toMatchObject({ call: 'policy.list' });
  });

  it.each<readonly [string, (gateways: Gateways) => Promise<unknown>, unknown]>([
    [
      'a password',
      ({ auth }) => auth.login({ userName: 'nj-current@example.com', password: 'sesame-1' }),
      { userName: 'nj-current@example.com', password: '…' },
    ],
    [
      'passwords of a change',
      ({ auth }) => auth.confirmTemporaryPassword({ token: 'sesame-1', oldPassword: 'sesame-2', password: 'sesame-3' }),
      { token: '…', oldPassword: '…', password: '…' },
    ],
    [
      'a code',
      ({ auth }) => auth.resetPassword({ userName: 'a@b.example', confirmationCode: 'sesame-1', password: 'sesame-2' }),
      { userName: 'a@b.example', confirmationCode: '…', password: '…' },
    ],
    [
      'a code for an email address',
      ({ customer }) =>
        customer.confirmEmailChange({ oldEmail: 'a@b.example', verificationCode: 'sesame-1', password: 'sesame-2' }),
      { oldEmail: 'a@b.example', verificationCode: '…', password: '…' },
    ],
    ['an invitation', ({ auth }) => auth.checkInvitation('sesame-1', new AbortController().signal), '…'],
    ['a billing token', ({ billing }) => billing.updateMethod('sesame-1'), '…'],
    [
      'a refresh token',
      ({ auth }) => auth.refresh({ userName: 'a@b.example', refreshToken: 'sesame-1' }),
      { userName: 'a@b.example', refreshToken: '…' },
    ],
  ])('hides %s from the log @SAFE-34', async (_, call, sent) => {
    const { gateways, network } = await signedIn();
    await call(gateways).catch(() => undefined);
    expect(network.log[0]?.sent).toBe(JSON.stringify(sent));
    expect(JSON.stringify(network.log)).not.toContain('sesame');
  });

  it('logs what is not a secret, such as a zip code', async () => {
    const { gateways, network } = await signedIn();
    const change = { mailingAddress: aBox };
    await gateways.customer.save(change, 'Updated Mailing Address');
    expect(network.log[0]?.sent).toBe(`${JSON.stringify(change)}, "Updated Mailing Address"`);
  });
});
