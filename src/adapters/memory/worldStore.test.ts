import { aClaim } from '../../../tests/support/claim';
import { sessionSlot } from '../../../tests/support/FakeNetwork';
import { movableClock } from '../../../tests/support/movableClock';
import { memoryGateways } from './memoryGateways';
import { type PersonaName, personaNames } from './personas/personas';
import { type World, accountOf, createWorld } from './World';
import { restoreWorld, saveWorld } from './worldStore';

const { signal } = new AbortController();

/** Stores texts, as a browser does. */
const storage = (text?: string) => ({
  text: text ?? '',
  load(): unknown {
    return this.text === '' ? undefined : (JSON.parse(this.text) as unknown);
  },
  save(_name: string, value: unknown): void {
    this.text = JSON.stringify(value);
  },
});

const clock = movableClock();

const signedIn = async (world: World, name: PersonaName) => {
  const session = sessionSlot();
  const gateways = memoryGateways(world, () => session.read(), clock);
  const temporary = name === 'ny-temporary';
  const reply = await gateways.auth.login({
    userName: `${name}@example.com`,
    password: temporary ? 'Temp-2026!' : 'Hearth-2026!',
  });
  if (reply.kind === 'newPasswordRequired') {
    session.write(
      await gateways.auth.confirmTemporaryPassword({
        token: reply.token,
        oldPassword: 'Temp-2026!',
        password: 'Hearth-2027!',
      }),
    );
  } else if (reply.kind === 'signedIn') session.write(reply.session);
  return { gateways, session };
};

const isFresh = (world: World): boolean => JSON.stringify(world) === JSON.stringify(createWorld(clock));

describe('The stored world', () => {
  it('survives a reload with changes, sessions, pending changes and numbers', async () => {
    const kept = storage();
    const world = createWorld(clock);
    const { gateways, session } = await signedIn(world, 'ny-current');
    await gateways.customer.save({ phoneNumber: '555-201-9999' }, 'Updated Phone Number');
    const change = await gateways.policy.changeCoverages([{ code: 'bul' }, { code: 'hep' }], '');
    if (change.kind !== 'accepted') throw new Error(change.kind);
    saveWorld(kept, world);

    const restored = restoreWorld(kept, clock);
    expect(restored.serial).toBe(world.serial);
    const after = memoryGateways(restored, () => session.read(), clock);
    expect(await after.customer.load(signal)).toMatchObject({ phoneNumber: '555-201-9999' });
    expect(await after.policy.changeStatus(change.correlationId, signal)).toEqual({ kind: 'pending' });
    expect(await after.policy.changeStatus(change.correlationId, signal)).toEqual({ kind: 'complete' });
  });

  it.each(personaNames)('keeps every change of %s @CONFIG-22', async (name) => {
    const kept = storage();
    const world = createWorld(clock);
    const { gateways, session } = await signedIn(world, name);
    if (session.read()) {
      await gateways.customer.save({ firstName: 'Changed' }, 'Updated Customer Name');
      await gateways.policy.cancel('I am moving.');
      await gateways.customer.requestEmailCode('new@example.com');
    } else {
      await gateways.auth.createUser({ token: 'invite-ny', userName: `${name}@example.com`, password: 'Hearth-2027!' });
    }
    saveWorld(kept, world);
    const before: unknown = JSON.parse(JSON.stringify(accountOf(world, name)));
    expect(JSON.parse(JSON.stringify(accountOf(restoreWorld(kept, clock), name)))).toEqual(before);
  });

  it('leaves out unchanged accounts', async () => {
    const kept = storage();
    const world = createWorld(clock);
    const { gateways } = await signedIn(world, 'nj-current');
    // Looks at every account.
    await gateways.auth.checkInvitation('no-such-invitation', new AbortController().signal);
    saveWorld(kept, world);
    expect(kept.load()).toMatchObject({ accounts: {} });
    await gateways.customer.save({ firstName: 'Changed' }, 'Updated Customer Name');
    saveWorld(kept, world);
    expect(Object.keys(Object(Reflect.get(Object(kept.load()), 'accounts')) as object)).toEqual(['nj-current']);
  });

  it('stays small for a customer with 10,000 claims and payments', async () => {
    const kept = storage();
    const world = createWorld(clock);
    const { gateways } = await signedIn(world, 'nj-manyclaims');
    await gateways.claims.list(signal);
    await gateways.billing.history(signal);
    const claim = aClaim({ dateOfLoss: clock.today() });
    await gateways.claims.submit(claim, 'key-1');
    saveWorld(kept, world);
    expect(kept.text.length).toBeLessThan(10_000);
    const restored = restoreWorld(kept, clock);
    const again = await signedIn(restored, 'nj-manyclaims');
    expect(await again.gateways.claims.list(signal)).toHaveLength(10_001);
  });

  const written = async (): Promise<string> => {
    const kept = storage();
    const world = createWorld(clock);
    const { gateways } = await signedIn(world, 'nj-current');
    await gateways.customer.save({ firstName: 'Changed' }, 'Updated Customer Name');
    saveWorld(kept, world);
    return kept.text;
  };

  it.each<readonly [string, (text: string) => string]>([
    ['nothing', () => ''],
    ['null', () => 'null'],
    ['a number', () => '7'],
    ['a list', () => '[]'],
    ['an empty record', () => '{}'],
    ['another version', (text) => text.replace('"version":3', '"version":2')],
    ['another day', (text) => text.replace('"day":"2026-11-21"', '"day":"2026-11-20"')],
    ['accounts that are a number', (text) => text.replace('"accounts":{', '"accounts":7,"x":{')],
    ['an account with an unknown name', (text) => text.replace('"nj-current":{', '"constructor":{')],
    ['an account without claims', (text) => text.replace('"claims":[', '"reports":[')],
    ['an account whose profile is null', (text) => text.replace('"profile":{', '"profile":null,"x":{')],
    ['a session of an unknown account', (text) => text.replace('"owner":"nj-current"', '"owner":"nobody"')],
    ['messages that are a text', (text) => text.replace('"messages":[', '"messages":"","x":[')],
  ])('is replaced by a fresh one: %s', async (_, spoil) => {
    const text = await written();
    expect(isFresh(restoreWorld(storage(text), clock))).toBe(false);
    const spoilt = spoil(text);
    expect(spoilt).not.toBe(text);
    expect(isFresh(restoreWorld(storage(spoilt), clock))).toBe(true);
  });
});
