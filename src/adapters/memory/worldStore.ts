import type { Clock } from '../../application/ports/Clock';
import type { SessionVault } from '../../application/ports/SessionVault';
import type { Account } from './Account';
import { ownValue } from './ownValue';
import { type PersonaName, personaNames, personas } from './personas/personas';
import { type World, createWorld } from './World';

const NAME = 'world';

/** Increase it when the shape of a world changes. */
const VERSION = 3;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value has every field of the sample, with the same type. */
const isLike = (sample: object, value: unknown): boolean =>
  isRecord(value) &&
  Object.entries(sample).every(([part, content]: [string, unknown]) => {
    const kept = ownValue(value, part);
    return typeof kept === typeof content && Array.isArray(kept) === Array.isArray(content) && kept !== null;
  });

const SOMETIMES: readonly (keyof Account)[] = ['password', 'temporaryPassword', 'invitation', 'pendingEmail'];

const isAccount = (name: PersonaName, kept: unknown, world: World): boolean => {
  const always = Object.entries(personas[name](world.day)).filter(([part]) => !SOMETIMES.some((some) => some === part));
  return isLike(Object.fromEntries(always), kept);
};

const isWorld = (kept: unknown, fresh: World): kept is World => {
  if (!isRecord(kept) || kept['version'] !== VERSION || kept['day'] !== fresh.day || !isLike(fresh, kept)) return false;
  const { accounts, sessions } = kept;
  return (
    isRecord(accounts) &&
    Object.entries(accounts).every(([key, account]) => {
      const name = personaNames.find((known) => known === key);
      return name !== undefined && isAccount(name, account, fresh);
    }) &&
    isRecord(sessions) &&
    Object.values(sessions).every(
      (session) => isRecord(session) && personaNames.some((name) => name === session['owner']),
    )
  );
};

/** The stored world; a fresh one if it is of another day or version, or not valid. */
export const restoreWorld = (vault: Pick<SessionVault, 'load'>, clock: Clock): World => {
  const kept = vault.load(NAME);
  const fresh = createWorld(clock);
  if (!isWorld(kept, fresh)) return fresh;
  const { day, accounts, sessions, changes, messages, serial } = kept;
  return { day, accounts, sessions, changes, messages, serial };
};

/** Unchanged accounts are not stored. They are built again. */
const changedAccounts = (world: World): World['accounts'] =>
  Object.fromEntries(
    personaNames
      .filter((name) => name in world.accounts)
      .filter((name) => JSON.stringify(world.accounts[name]) !== JSON.stringify(personas[name](world.day)))
      .map((name) => [name, world.accounts[name]]),
  );

export const saveWorld = (vault: Pick<SessionVault, 'save'>, world: World): void =>
  vault.save(NAME, { ...world, accounts: changedAccounts(world), version: VERSION });
