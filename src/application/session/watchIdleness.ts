import { Instant } from '../../domain/Instant';
import { type IdleLimits, type Idleness, idlenessAfter } from '../../domain/session/idleness';
import type { Clock } from '../ports/Clock';
import type { CustomerActivity } from '../ports/CustomerActivity';
import { type OtherTabs, type TabCustomer, type TabNews, isSameCustomer } from '../ports/OtherTabs';
import type { SessionVault } from '../ports/SessionVault';
import type { Delay } from '../ports/Delay';
import type { Stopwatch } from '../ports/Stopwatch';
import { keepActivity, lastActivity } from './endStaleSession';
import { enterSession, hasLoggedOut } from './sessionEntry';
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

/** A beat, and what a timer may be late. */
const JUST_NOW = 1_500;

/** For how long a customer whose clock has jumped may go on. */
const GRACE = 3_000;

/**
 * Watches how long a signed-in customer has been idle, in all tabs. Only `stay` answers a warning: a pointer may move by chance.
 *
 * The stopwatch counts, because a clock can be set. Where the clock has passed more time, the computer slept, or somebody has set the clock
 * forward. It was the clock if the customer touched the page just before and goes on at once. Rule SIGNIN-57.
 * @param clock the real one, without time travel
 */
export const watchIdleness =
  (
    limits: IdleLimits,
    vault: Pick<SessionVault, 'load' | 'save'>,
    identity: SessionIdentity,
    activity: CustomerActivity,
    tabs: OtherTabs,
    clock: Pick<Clock, 'now'> & Stopwatch,
    wait: Delay,
  ) =>
  (listener: Listener): IdleWatch => {
    const since = (at: Instant): number => Instant.millisecondsBetween(at, clock.now());
    const isPresent = (idle: number): boolean => idlenessAfter(idle, limits).kind === 'present';

    const start = lastActivity(vault) ?? clock.now();
    let lastSeen = { at: start, elapsed: clock.elapsed() - Math.max(0, since(start)) };
    // Opening the page counts as activity.
    let hasActed = true;
    let lastTouch = -Infinity;
    /** When the two clocks were first seen to disagree on whether the time is up, and whether the customer was there. */
    let jump: { readonly elapsed: number; readonly wasThere: boolean } | undefined;
    let entered: TabCustomer | undefined;

    const byStopwatch = (): number => clock.elapsed() - lastSeen.elapsed;
    const byClock = (): number => since(lastSeen.at);

    const idleness = (): Idleness => {
      const mayGoOn = jump?.wasThere === true && clock.elapsed() <= jump.elapsed + GRACE;
      return idlenessAfter(mayGoOn ? byStopwatch() : Math.max(byStopwatch(), byClock()), limits);
    };

    /** The customer is active now: the time starts again, in every tab. */
    const restart = (): void => {
      lastSeen = { at: clock.now(), elapsed: clock.elapsed() };
      jump = undefined;
      keepActivity(vault, lastSeen.at);
      const customer = identity();
      if (customer) tabs.tell({ kind: 'active', ...customer, at: lastSeen.at });
    };

    /** The stored time follows a clock that was set back, so that it does not lie in the future after a reload. */
    const followClock = (): void => {
      if (byStopwatch() - byClock() < BEAT) return;
      lastSeen = { ...lastSeen, at: Instant.secondsAfter(clock.now(), -byStopwatch() / 1_000) };
      keepActivity(vault, lastSeen.at);
    };

    const noteJump = (): void => {
      if (!isPresent(byStopwatch()) || isPresent(byClock())) jump = undefined;
      else jump ??= { elapsed: clock.elapsed(), wasThere: clock.elapsed() - lastTouch <= JUST_NOW };
    };

    const goesOn = (): boolean =>
      jump?.wasThere === true && lastTouch >= jump.elapsed && lastTouch <= jump.elapsed + GRACE;

    const check = (): Idleness => {
      followClock();
      noteJump();
      if (jump ? goesOn() : hasActed && idleness().kind === 'present') restart();
      hasActed = false;
      const current = idleness();
      listener.changed(current);
      return current;
    };

    /** Whether the session goes on. Its entry follows a change of the email address. */
    const isStillIn = (): boolean => {
      const customer = identity();
      if (!customer) return true;
      if (hasLoggedOut(vault, tabs, customer)) {
        listener.loggedOutElsewhere();
        return false;
      }
      const isNew = entered?.session !== customer.session;
      if (entered && isNew) tabs.leave(entered);
      if (isNew || entered?.userName !== customer.userName) enterSession(vault, tabs, customer);
      entered = customer;
      return true;
    };

    const heard = (news: Extract<TabNews, { readonly kind: 'active' }>): void => {
      const age = since(news.at);
      // From before the clock was set.
      if (age < -BEAT) return;
      const elapsed = clock.elapsed() - Math.max(0, age);
      if (elapsed > lastSeen.elapsed) lastSeen = { at: news.at, elapsed };
      if (age <= BEAT) lastTouch = clock.elapsed();
      check();
    };

    return {
      run: async (signal) => {
        const stopActivity = activity.watch({
          acted: (isTouch) => {
            hasActed = true;
            if (!isTouch) return;
            // A touch after the jump does not show who was there before it.
            noteJump();
            lastTouch = clock.elapsed();
          },
          returned: () => {
            if (isStillIn()) check();
          },
        });
        const stopTabs = tabs.listen((news) => {
          const customer = identity();
          if (!customer) return;
          if (news.kind === 'active') {
            if (isSameCustomer(news, customer)) heard(news);
          } else if (isSameCustomer(news, customer)) listener.loggedOutElsewhere();
          else isStillIn();
        });
        try {
          while (isStillIn() && check().kind !== 'over') await wait(BEAT, signal);
        } finally {
          stopActivity();
          stopTabs();
          if (entered && identity() === undefined) tabs.leave(entered);
        }
      },
      stay: () => {
        if (idleness().kind !== 'over') restart();
        listener.changed(idleness());
      },
    };
  };
