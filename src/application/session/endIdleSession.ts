import { Instant } from '../../domain/Instant';
import { type IdleLimits, idlenessAfter } from '../../domain/session/idleness';
import { isAuthenticated } from '../../domain/session/Session';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { SessionVault } from '../ports/SessionVault';

const GROUP = 'activity';

/** When the customer was last active in this tab, as the vault keeps it. */
export const lastActivity = (vault: Pick<SessionVault, 'load'>): Instant | undefined => {
  const kept = vault.load(GROUP);
  return typeof kept === 'string' ? Instant.parse(kept) : undefined;
};

export const keepActivity = (vault: Pick<SessionVault, 'save'>, at: Instant): void => vault.save(GROUP, at);

/**
 * Ends a session that was idle for too long, such as in a tab that the browser restored. Run it before a screen shows customer data.
 *
 * @param clock the real one, without time travel
 * @returns whether the session has ended
 */
export const endIdleSession = (
  limits: IdleLimits,
  vault: Pick<SessionVault, 'load'>,
  record: Pick<CustomerRecord, 'session' | 'clear'>,
  clock: Pick<Clock, 'now'>,
): boolean => {
  const lastSeen = lastActivity(vault);
  if (lastSeen === undefined || !isAuthenticated(record.session.read())) return false;
  const idle = Instant.millisecondsBetween(lastSeen, clock.now());
  if (idlenessAfter(idle, limits).kind !== 'over') return false;
  record.clear();
  return true;
};
