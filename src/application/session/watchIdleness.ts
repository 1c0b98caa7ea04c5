import { Instant } from '../../domain/Instant';
import { type IdleLimits, type Idleness, idlenessAfter } from '../../domain/session/idleness';
import type { Clock } from '../ports/Clock';
import type { CustomerActivity } from '../ports/CustomerActivity';
import type { OtherTabs } from '../ports/OtherTabs';
import type { SessionVault } from '../ports/SessionVault';
import type { Wait } from '../ports/Wait';

export interface IdleWatch {
  /** Watches until the customer is over the limit; rejects with an `AbortError` once the signal is aborted. */
  run(signal: AbortSignal): Promise<void>;
  /** The customer answers the warning. */
  stay(): void;
}

interface Told {
  readonly changed: (idleness: Idleness) => void;
  /** The same customer has logged out in another tab. */
  readonly loggedOutElsewhere: () => void;
}

export type WatchIdleness = ReturnType<typeof watchIdleness>;

const KEPT = 'activity';
const BEAT = 1_000;

/**
 * Watches how long a signed-in customer has been doing nothing, here and in other tabs. A warning is answered by `stay` alone,
 * so that a pointer that is pushed by chance does not take it away unread. What counts is the clock and not the timer, and the last
 * sign of life is kept with the session: a machine that slept, or a tab that the browser put away, is judged by the time that passed.
 *
 * @param clock the machine's own, which nobody travels with
 */
export const watchIdleness =
  (
    limits: IdleLimits,
    vault: Pick<SessionVault, 'load' | 'save'>,
    activity: CustomerActivity,
    tabs: OtherTabs,
    clock: Pick<Clock, 'now'>,
    wait: Wait,
  ) =>
  (userName: string, told: Told): IdleWatch => {
    const kept = vault.load(KEPT);
    let lastSeen = (typeof kept === 'string' && Instant.parse(kept)) || clock.now();
    // Coming here is a sign of life itself.
    let hasActed = true;

    const judged = (): Idleness => idlenessAfter(Instant.millisecondsBetween(lastSeen, clock.now()), limits);

    const seen = (): Idleness => {
      lastSeen = clock.now();
      vault.save(KEPT, lastSeen);
      tabs.tell({ kind: 'active', userName, at: lastSeen });
      return judged();
    };

    const judge = (): Idleness => {
      let idleness = judged();
      if (hasActed && idleness.kind === 'present') idleness = seen();
      hasActed = false;
      told.changed(idleness);
      return idleness;
    };

    return {
      run: async (signal) => {
        const stopActivity = activity.watch({
          acted: () => {
            hasActed = true;
          },
          returned: judge,
        });
        const stopTabs = tabs.listen((news) => {
          if (news.userName !== userName) return;
          if (news.kind === 'loggedOut') return told.loggedOutElsewhere();
          if (news.at > lastSeen) lastSeen = news.at;
          judge();
        });
        try {
          while (judge().kind !== 'over') await wait(BEAT, signal);
        } finally {
          stopActivity();
          stopTabs();
        }
      },
      stay: () => told.changed(judged().kind === 'over' ? judged() : seen()),
    };
  };
