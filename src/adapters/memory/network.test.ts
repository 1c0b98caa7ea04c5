import { movableClock } from '../../../tests/support/movableClock';
import { sessionSlot } from '../../../tests/support/FakeNetwork';
import type { Wait } from '../../application/ports/Wait';
import { knownFaults } from './faults';
import { type MemoryGateways, memoryGateways } from './memoryGateways';
import { quietNetwork, throughNetwork } from './network';
import { createWorld } from './World';

const staying = (): AbortSignal => new AbortController().signal;

/** nj-current, signed in over a network whose waits are noted and end at once, or never. */
const signedIn = async (wait?: Wait) => {
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

const untilLeft: Wait = (_, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
  });

describe('The network to the in-memory insurer', () => {
  it('takes no time when it is quiet', async () => {
    const { gateways, waited } = await signedIn();
    await gateways.claims.list(staying());
    expect(waited).toEqual([]);
  });

  it('takes the time that it was told, reads and writes alike', async () => {
    const { gateways, network, waited } = await signedIn();
    network.latency = 250;
    await gateways.claims.list(staying());
    await gateways.customer.save({ firstName: 'Carla' }, 'Updated Customer Name');
    expect(waited).toEqual([250, 250]);
  });

  it('makes one call slow', async () => {
    const { gateways, network, waited } = await signedIn();
    network.latency = 10;
    network.faults.push({ call: 'claims.list', effect: knownFaults['K14 slow'], once: true });
    expect(await gateways.claims.list(staying())).toHaveLength(3);
    await gateways.claims.list(staying());
    expect(waited).toEqual([30_010, 10]);
  });

  it('gives up a read that is waiting as soon as the customer leaves', async () => {
    const { gateways, network } = await signedIn(untilLeft);
    network.latency = 1000;
    const visit = new AbortController();
    const list = gateways.claims.list(visit.signal);
    visit.abort();
    await expect(list).rejects.toMatchObject({ name: 'AbortError' });
    expect(network.log.at(-1)).toMatchObject({ call: 'claims.list', outcome: { kind: 'abandoned' } });
  });

  it.each<readonly [keyof typeof knownFaults, number]>([
    ['K1 no response', 509],
    ['K1 lost answer', 509],
    ['K6 unauthorized', 401],
    ['K7 not found', 404],
    ['K8 bad request', 400],
    ['K9 conflict', 409],
    ['K10 server error', 500],
    ['K11 bad gateway', 502],
    ['K13 wrong shape', 502],
    ['K16 unavailable', 503],
  ])('lets a call run into %s', async (name, status) => {
    const { gateways, network } = await signedIn();
    network.faults.push({ call: 'claims.list', effect: knownFaults[name], once: true });
    await expect(gateways.claims.list(staying())).rejects.toMatchObject({ name: 'ApiFailure', details: { status } });
    expect(network.log.at(-1)).toMatchObject({ call: 'claims.list', outcome: { kind: 'failed', status } });
    expect(await gateways.claims.list(staying())).toHaveLength(3);
  });

  it('tells a server error with everything that it says of itself', async () => {
    const { gateways, network } = await signedIn();
    network.faults.push({ call: '*', effect: knownFaults['K10 server error'], once: true });
    await expect(gateways.policy.list(staying())).rejects.toMatchObject({
      details: {
        status: 500,
        message: 'Something broke.',
        description: 'A part of the system failed.',
        correlationId: '00000000-0000-4000-8000-000000000500',
      },
    });
  });

  it('lets every call run into a fault until it is taken away', async () => {
    const { gateways, network } = await signedIn();
    network.faults.push({ call: '*', effect: knownFaults['K7 not found'], once: false });
    for (const call of [gateways.claims.list, gateways.policy.list, gateways.claims.list]) {
      await expect(call(staying())).rejects.toMatchObject({ details: { status: 404 } });
    }
    network.faults.length = 0;
    expect(await gateways.claims.list(staying())).toHaveLength(3);
  });

  it.each<readonly [keyof typeof knownFaults, number]>([
    ['K1 no response', 0],
    ['K10 server error', 0],
    ['K1 lost answer', 1],
    ['K13 wrong shape', 1],
  ])('has the insurer carry out a call that runs into %s %i times', async (name, times) => {
    const { gateways, network, saves } = await signedIn();
    network.faults.push({ call: 'customer.save', effect: knownFaults[name], once: true });
    await expect(gateways.customer.save({ firstName: 'Carla' }, 'Updated Customer Name')).rejects.toThrow();
    expect(saves()).toBe(times);
    expect((await gateways.customer.load(staying())).firstName).toBe(times === 1 ? 'Carla' : 'Carmen');
  });

  it('says when a call was carried out, and not when it was refused', async () => {
    const { gateways, saves } = await signedIn();
    await gateways.claims.list(staying());
    expect(saves()).toBe(1);
    await expect(gateways.claims.details('HC-0', staying())).rejects.toThrow();
    expect(saves()).toBe(1);
  });

  it('logs calls in the order in which they were sent, with what came of them', async () => {
    const { gateways, network } = await signedIn();
    const calls = [gateways.policy.list(staying()), gateways.claims.details('HC-0', staying())];
    expect(network.log.map(({ outcome }) => outcome.kind)).toEqual(['underWay', 'underWay']);
    await Promise.allSettled(calls);
    expect(network.log).toEqual([
      { call: 'policy.list', sent: [], outcome: { kind: 'answered' } },
      {
        call: 'claims.details',
        sent: ['HC-0'],
        outcome: { kind: 'failed', status: 404, message: 'There is no such claim.' },
      },
    ]);
  });

  it('logs the last calls alone', async () => {
    const { gateways, network } = await signedIn();
    for (let call = 0; call < 205; call += 1) await gateways.billing.term(staying());
    await gateways.policy.list(staying());
    expect(network.log).toHaveLength(200);
    expect(network.log.at(-1)).toMatchObject({ call: 'policy.list' });
  });

  it.each<readonly [string, (gateways: MemoryGateways) => Promise<unknown>, unknown]>([
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
    ['an invitation', ({ auth }) => auth.checkInvitation('sesame-1'), '…'],
    ['a billing token', ({ billing }) => billing.updateMethod('sesame-1'), '…'],
    [
      'a refresh token',
      ({ auth }) => auth.refresh({ userName: 'a@b.example', refreshToken: 'sesame-1' }),
      { userName: 'a@b.example', refreshToken: '…' },
    ],
  ])('hides %s from the log', async (_, call, sent) => {
    const { gateways, network } = await signedIn();
    await call(gateways).catch(() => undefined);
    expect(network.log[0]?.sent).toEqual([sent]);
    expect(JSON.stringify(network.log)).not.toContain('sesame');
  });

  it('logs what is no secret, a zip code for one', async () => {
    const { gateways, network } = await signedIn();
    const mailingAddress = { address1: 'PO Box 9', city: 'Newark', state: 'NJ', zipCode: '07101' };
    await gateways.customer.save({ mailingAddress }, 'Updated Mailing Address');
    expect(network.log[0]?.sent).toEqual([{ mailingAddress }, 'Updated Mailing Address']);
  });
});
