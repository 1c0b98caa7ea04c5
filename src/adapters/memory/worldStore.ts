import type { Clock } from '../../application/ports/Clock';
import type { SessionVault } from '../../application/ports/SessionVault';
import type { Account } from './Account';
import { ownValue } from './ownValue';
import { isPersonaName, newAccount } from './personas/personas';
import { type World, createWorld } from './World';

const NAME = 'world';

/** Increase it when the shape of a world changes. */
const VERSION = 3;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that an account has only for some time. */
const sometimes: readonly string[] = [
  'password',
  'temporaryPassword',
  'invitation',
  'pendingEmail',
] satisfies (keyof Account)[];

/** Whether a value has every lasting field of the sample, with the same type. */
const isLike = (sample: object, value: unknown): boolean =>
  isRecord(value) &&
  Object.entries(sample).every(([part, content]: [string, unknown]) => {
    if (sometimes.includes(part)) return true;
    const kept = ownValue(value, part);
    return typeof kept === typeof content && Array.isArray(kept) === Array.isArray(content) && kept !== null;
  });

const isWorld = (kept: unknown, fresh: World): kept is World => {
  if (!isRecord(kept) || kept['version'] !== VERSION || kept['day'] !== fresh.day || !isLike(fresh, kept)) return false;
  const { accounts, sessions } = kept;
  return (
    isRecord(accounts) &&
    Object.entries(accounts).every(
      ([name, account]) => isPersonaName(name) && isLike(newAccount(name, fresh.day), account),
    ) &&
    isRecord(sessions) &&
    Object.values(sessions).every((session) => isRecord(session) && isPersonaName(session['owner']))
  );
};

/** The stored world; a fresh one if it is of another day or version, or not valid. */
export const restoreWorld = (vault: Pick<SessionVault, 'load'>, clock: Clock): World => {
  const kept = vault.load(NAME);
  const fresh = createWorld(clock);
  return isWorld(kept, fresh) ? kept : fresh;
};

/** Unchanged accounts are not stored. They are built again. */
const changedAccounts = (world: World): World['accounts'] =>
  Object.fromEntries(
    Object.entries(world.accounts).filter(
      ([name, account]) =>
        isPersonaName(name) && JSON.stringify(account) !== JSON.stringify(newAccount(name, world.day)),
    ),
  );

export const saveWorld = (vault: Pick<SessionVault, 'save'>, world: World): void =>
  vault.save(NAME, { ...world, accounts: changedAccounts(world), version: VERSION });
