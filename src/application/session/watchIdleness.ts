import { Instant } from '../../domain/Instant';
import { type IdleLimits, type Idleness, idlenessAfter } from '../../domain/session/idleness';
import type { Clock } from '../ports/Clock';
import type { CustomerActivity } from '../ports/CustomerActivity';
import { type OtherTabs, isSameCustomer } from '../ports/OtherTabs';
import type { SessionVault } from '../ports/SessionVault';
import type { Delay } from '../ports/Delay';
import { keepActivity, lastActivity } from './endStaleSession';
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

const BEAT = 1_000;

/**
 * Watches how long a signed-in customer has been idle, in all tabs. Only `stay` answers a warning: a pointer may move by chance. The clock
 * counts, not the timer, because a computer may sleep.
 * @param clock the real one, without time travel
 */
export const watchIdleness =
  (
    limits: IdleLimits,
    vault: Pick<SessionVault, 'load' | 'save'>,
    identity: SessionIdentity,
    activity: CustomerActivity,
    tabs: OtherTabs,
    clock: Pick<Clock, 'now'>,
    wait: Delay,
  ) =>
  (listener: Listener): IdleWatch => {
    let lastSeen = lastActivity(vault) ?? clock.now();
    // Opening the page counts as activity.
    let hasActed = true;

    const idleness = (): Idleness => idlenessAfter(Instant.millisecondsBetween(lastSeen, clock.now()), limits);

    /** The customer is active now: the time starts again, in every tab. */
    const restart = (): void => {
      lastSeen = clock.now();
      keepActivity(vault, lastSeen);
      const customer = identity();
      if (customer) tabs.tell({ kind: 'active', ...customer, at: lastSeen });
    };

    const check = (): Idleness => {
      if (hasActed && idleness().kind === 'present') restart();
      hasActed = false;
      const current = idleness();
      listener.changed(current);
      return current;
    };

    return {
      run: async (signal) => {
        const stopActivity = activity.watch({
          acted: () => {
            hasActed = true;
          },
          returned: () => {
            const customer = identity();
            if (customer && tabs.hasLoggedOut(customer)) listener.loggedOutElsewhere();
            else check();
          },
        });
        const stopTabs = tabs.listen((news) => {
          const customer = identity();
          if (!customer || !isSameCustomer(news, customer)) return;
          if (news.kind === 'loggedOut') return listener.loggedOutElsewhere();
          if (news.at > lastSeen) lastSeen = news.at;
          check();
        });
        try {
          while (check().kind !== 'over') await wait(BEAT, signal);
        } finally {
          stopActivity();
          stopTabs();
        }
      },
      stay: () => {
        if (idleness().kind !== 'over') restart();
        listener.changed(idleness());
      },
    };
  };
