import { Instant } from '../../domain/Instant';
import type { Clock } from '../ports/Clock';
import type { SessionVault } from '../ports/SessionVault';

const GROUP = 'activity';

/** When the customer was last active in this tab, as the vault keeps it. */
export const lastActivity = (vault: Pick<SessionVault, 'load'>): Instant | undefined => {
  const kept = vault.load(GROUP);
  return typeof kept === 'string' ? Instant.parse(kept) : undefined;
};

/** How long the customer has been idle, in milliseconds. */
export const idleSince = (at: Instant | undefined, clock: Pick<Clock, 'now'>): number =>
  at === undefined ? 0 : Instant.millisecondsBetween(at, clock.now());

export const keepActivity = (vault: Pick<SessionVault, 'save'>, at: Instant): void => vault.save(GROUP, at);
