import { type IdleLimits, idlenessAfter } from '../../domain/session/idleness';
import { isAuthenticated } from '../../domain/session/Session';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import { type OtherTabs, SESSION_KEPT } from '../ports/OtherTabs';
import type { SessionVault } from '../ports/SessionVault';
import { idleSince, lastActivity } from './lastActivity';
import { hasLoggedOut } from './sessionEntry';
import type { SessionIdentity } from './sessionIdentity';

/** A clock that goes back by up to this many milliseconds was only corrected. */
const TOLERANCE = 2_000;

interface Needs {
  readonly limits: IdleLimits;
  readonly vault: Pick<SessionVault, 'load'>;
  readonly record: Pick<CustomerRecord, 'session' | 'clear'>;
  readonly identity: SessionIdentity;
  readonly otherTabs: Pick<OtherTabs, 'isEntered' | 'lastActive'>;
  /** The real one, without time travel. */
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Ends a session that was idle for too long or has ended in another tab. Run it before a screen shows customer data.
 * @returns why the session has ended
 */
export const endStaleSession = ({
  limits,
  vault,
  record,
  identity,
  otherTabs,
  clock,
}: Needs): 'idle' | 'signedOut' | undefined => {
  if (!isAuthenticated(record.session.read())) return undefined;
  const customer = identity();
  const isOverAfter = (idle: number): boolean => idle < -TOLERANCE || idlenessAfter(idle, limits).kind === 'over';
  const isOut = customer !== undefined && hasLoggedOut(vault, otherTabs, customer);
  const idle = idleSince(lastActivity(vault), clock);
  const elsewhere = customer && otherTabs.lastActive(customer);
  const isActiveElsewhere = elsewhere !== undefined && !isOverAfter(idleSince(elsewhere, clock));
  // After somebody has set the clock back, the time that the customer was away is not known.
  const isOver = isOverAfter(idle) && (idle < -TOLERANCE || !isActiveElsewhere);
  if (!isOut && !isOver) return undefined;
  record.clear();
  return isOut && idle <= SESSION_KEPT ? 'signedOut' : 'idle';
};
