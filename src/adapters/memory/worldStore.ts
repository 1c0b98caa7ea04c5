import type { Clock } from '../../application/ports/Clock';
import type { SessionVault } from '../../application/ports/SessionVault';
import { type World, createWorld } from './World';

const NAME = 'world';

/** The world as it was left before a reload; another day's world, or anything that is none, starts afresh. */
export const restoreWorld = (vault: SessionVault, clock: Clock): World => {
  const kept = vault.load(NAME);
  const fresh = createWorld(clock);
  const isWorld = typeof kept === 'object' && kept !== null && Object.keys(fresh).every((part) => part in kept);
  return isWorld && (kept as World).day === fresh.day ? (kept as World) : fresh;
};

export const saveWorld = (vault: SessionVault, world: World): void => vault.save(NAME, world);
