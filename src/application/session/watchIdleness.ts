import type { IdleLimits, Idleness } from '../../domain/session/idleness';
import type { Clock } from '../ports/Clock';
import type { CustomerActivity } from '../ports/CustomerActivity';
import type { Delay } from '../ports/Delay';
import { type OtherTabs, SESSION_KEPT, type TabNews, isSameCustomer } from '../ports/OtherTabs';
import type { SessionVault } from '../ports/SessionVault';
import type { Stopwatch } from '../ports/Stopwatch';
import { BEAT, IdleTime } from './IdleTime';
import { idleSince, lastActivity } from './lastActivity';
import { hasLoggedOut, sessionEntry } from './sessionEntry';
import type { SessionIdentity } from './sessionIdentity';

export interface IdleWatch {
  /** Watches until the customer is over the limit; rejects with an `AbortError` once the signal is aborted. */
  run(signal: AbortSignal): Promise<void>;
  /** The customer answers the warning. */
  stay(): void;
}

interface Listener {
  readonly changed: (idleness: Idleness) => void;
  /** The same customer has logged out in another tab. */
  readonly loggedOutElsewhere: () => void;
}

export type WatchIdleness = ReturnType<typeof watchIdleness>;

interface Needs {
  readonly limits: IdleLimits;
  readonly vault: Pick<SessionVault, 'load' | 'save'>;
  readonly identity: SessionIdentity;
  readonly activity: CustomerActivity;
  readonly otherTabs: OtherTabs;
  /** The real one, without time travel. */
  readonly clock: Pick<Clock, 'now'> & Stopwatch;
  readonly wait: Delay;
}

/** Follows the session in the other tabs: a Log Out, or later activity. */
const sessionElsewhere = ({ vault, identity, otherTabs, clock }: Needs, listener: Listener, time: IdleTime) => {
  const entry = sessionEntry(vault, otherTabs);

  /** Whether the session goes on. */
  const isStillIn = (): boolean => {
    const customer = identity();
    if (!customer) return true;
    if (hasLoggedOut(vault, otherTabs, customer)) {
      // The register has forgotten a session that was idle for longer than it keeps one: that is no Log Out.
      if (idleSince(lastActivity(vault), clock) > SESSION_KEPT) listener.changed({ kind: 'over' });
      else listener.loggedOutElsewhere();
      return false;
    }
    entry.follow(customer);
    const at = otherTabs.lastActive(customer);
    if (at) time.noted(at);
    return true;
  };

  const hear = (news: TabNews, check: () => Idleness): void => {
    const customer = identity();
    if (!customer) return;
    if (news.kind === 'active') {
      if (isSameCustomer(news, customer) && time.actedElsewhere(news.at)) check();
    } else if (isSameCustomer(news, customer)) listener.loggedOutElsewhere();
    else isStillIn();
  };

  return { isStillIn, hear };
};

const idleTimeOf = ({ limits, vault, clock, identity, otherTabs }: Needs): IdleTime =>
  new IdleTime({
    limits,
    vault,
    clock,
    restarted: (at) => {
      const customer = identity();
      if (customer) otherTabs.tell({ kind: 'active', ...customer, at });
    },
  });

/** Watches how long a signed-in customer has been idle, in all tabs. Only `stay` answers a warning: a pointer may move by chance. */
export const watchIdleness =
  (needs: Needs) =>
  (listener: Listener): IdleWatch => {
    const { activity, otherTabs, wait } = needs;
    const time = idleTimeOf(needs);
    const { isStillIn, hear } = sessionElsewhere(needs, listener, time);

    const check = (): Idleness => {
      const idleness = time.check();
      listener.changed(idleness);
      return idleness;
    };

    return {
      run: async (signal) => {
        const stopActivity = activity.watch({
          acted: (isTouch) => time.acted(isTouch),
          returned: () => {
            time.hidden();
            if (isStillIn()) check();
          },
        });
        const stopTabs = otherTabs.listen((news) => hear(news, check));
        try {
          while (isStillIn() && check().kind !== 'over') await wait(BEAT, signal);
        } finally {
          stopActivity();
          stopTabs();
        }
      },
      stay: () => {
        if (time.idleness().kind !== 'over') time.restart();
        listener.changed(time.idleness());
      },
    };
  };
