import { Instant } from '../../domain/Instant';
import { type IdleLimits, type Idleness, idlenessAfter } from '../../domain/session/idleness';
import type { Clock } from '../ports/Clock';
import type { SessionVault } from '../ports/SessionVault';
import type { Stopwatch } from '../ports/Stopwatch';
import { keepActivity, lastActivity } from './endStaleSession';

/** The time between two checks, in milliseconds. Moments that are closer together count as one. */
export const BEAT = 1_000;

/** A beat plus the delay of a late timer, in milliseconds. */
const JUST_NOW = 1_500;

/** How long a customer may go on after the clock has jumped, in milliseconds. */
const GRACE = 3_000;

interface Needs {
  readonly limits: IdleLimits;
  readonly vault: Pick<SessionVault, 'load' | 'save'>;
  /** The real one, without time travel. */
  readonly clock: Pick<Clock, 'now'> & Stopwatch;
  /** The customer is active now. */
  readonly restarted: (at: Instant) => void;
}

/**
 * Measures how long the customer has been idle, by a stopwatch, because a clock can be set. If more time has passed on the clock, either
 * the computer slept or somebody set the clock forward. The clock was set if the customer touched the page just before and goes on at once.
 * Rule SIGNIN-57.
 */
export const idleTime = ({ limits, vault, clock, restarted }: Needs) => {
  const since = (at: Instant): number => Instant.millisecondsBetween(at, clock.now());
  const isPresent = (idle: number): boolean => idlenessAfter(idle, limits).kind === 'present';

  const start = lastActivity(vault) ?? clock.now();
  let lastSeen = { at: start, elapsed: clock.elapsed() - Math.max(0, since(start)) };
  // Opening the page counts as activity.
  let hasActed = true;
  let lastTouch = -Infinity;
  /** When the two clocks were first seen to disagree on whether the time is up, and whether the customer was there. */
  let jump: { readonly elapsed: number; readonly wasThere: boolean } | undefined;
  /** What the other tabs noted before somebody set the clock back counts no longer. */
  let wasSetBack = false;

  const byStopwatch = (): number => clock.elapsed() - lastSeen.elapsed;
  const byClock = (): number => since(lastSeen.at);

  const idleness = (): Idleness => {
    const mayGoOn = jump?.wasThere === true && clock.elapsed() <= jump.elapsed + GRACE;
    return idlenessAfter(mayGoOn ? byStopwatch() : byClock(), limits);
  };

  /** The customer is active now: the time starts again. */
  const restart = (): void => {
    lastSeen = { at: clock.now(), elapsed: clock.elapsed() };
    jump = undefined;
    keepActivity(vault, lastSeen.at);
    restarted(lastSeen.at);
  };

  /** The stored time follows a clock that was set back, so that it does not lie in the future after a reload. */
  const followClock = (): void => {
    if (byStopwatch() - byClock() < BEAT) return;
    wasSetBack = true;
    lastSeen = { ...lastSeen, at: Instant.secondsAfter(clock.now(), -byStopwatch() / 1_000) };
    keepActivity(vault, lastSeen.at);
  };

  const noteJump = (): void => {
    if (!isPresent(byStopwatch()) || isPresent(byClock())) jump = undefined;
    else jump ??= { elapsed: clock.elapsed(), wasThere: clock.elapsed() - lastTouch <= JUST_NOW };
  };

  const goesOn = (): boolean =>
    jump?.wasThere === true && lastTouch >= jump.elapsed && lastTouch <= jump.elapsed + GRACE;

  /** Does nothing, and returns `undefined`, if that was before the clock was set. */
  const sawAt = (at: Instant): number | undefined => {
    const age = since(at);
    if (age < -BEAT) return undefined;
    const elapsed = clock.elapsed() - Math.max(0, age);
    if (elapsed > lastSeen.elapsed) lastSeen = { at, elapsed };
    return age;
  };

  return {
    idleness,
    restart,
    /** Takes what happened since the last check into account. */
    check: (): Idleness => {
      followClock();
      noteJump();
      if (jump ? goesOn() : hasActed && idleness().kind === 'present') restart();
      hasActed = false;
      return idleness();
    },
    /** The page was hidden, as by a phone that is locked. A touch before does not prove presence after. */
    hidden: (): void => {
      lastTouch = -Infinity;
    },
    acted: (isTouch: boolean): void => {
      hasActed = true;
      if (!isTouch) return;
      // A touch after the jump does not prove presence before it.
      noteJump();
      lastTouch = clock.elapsed();
    },
    /** The customer was active in another tab. Does nothing, and returns `false`, if that was before the clock was set. */
    actedElsewhere: (at: Instant): boolean => {
      const age = sawAt(at);
      if (age !== undefined && age <= BEAT) lastTouch = clock.elapsed();
      return age !== undefined;
    },
    /** The customer was active in any tab, as the register says: this one may have slept. */
    noted: (at: Instant): void => {
      if (!wasSetBack && at > lastSeen.at) sawAt(at);
    },
  };
};
