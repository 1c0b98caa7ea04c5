import { Instant } from '../../domain/Instant';
import { type IdleLimits, type Idleness, idlenessAfter } from '../../domain/session/idleness';
import type { Clock } from '../ports/Clock';
import type { SessionVault } from '../ports/SessionVault';
import type { Stopwatch } from '../ports/Stopwatch';
import { keepActivity, lastActivity } from './lastActivity';

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
export class IdleTime {
  readonly #needs: Needs;
  #lastSeen: { readonly at: Instant; readonly elapsed: number };
  /** Opening the page counts as activity. */
  #hasActed = true;
  #lastTouch = -Infinity;
  /** When the two clocks were first seen to disagree on whether the time is up, and whether the customer was there. */
  #jump: { readonly elapsed: number; readonly wasThere: boolean } | undefined;
  /** Somebody has set the clock back. What other tabs noted before that no longer counts. */
  #wasSetBack = false;

  constructor(needs: Needs) {
    const { vault, clock } = needs;
    this.#needs = needs;
    const start = lastActivity(vault) ?? clock.now();
    this.#lastSeen = { at: start, elapsed: this.#now - Math.max(0, this.#ageOf(start)) };
  }

  idleness(): Idleness {
    const mayGoOn = this.#isSoonAfterJump(this.#now);
    return idlenessAfter(mayGoOn ? this.#byStopwatch : this.#byClock, this.#needs.limits);
  }

  /** Takes what happened since the last check into account. */
  check(): Idleness {
    this.#followClock();
    this.#noteJump();
    if (this.#jump ? this.#isSoonAfterJump(this.#lastTouch) : this.#hasActed && this.idleness().kind === 'present')
      this.restart();
    this.#hasActed = false;
    return this.idleness();
  }

  /** The customer is active now: the time starts again. */
  restart(): void {
    const { vault, clock, restarted } = this.#needs;
    const at = clock.now();
    this.#lastSeen = { at, elapsed: this.#now };
    this.#jump = undefined;
    keepActivity(vault, at);
    restarted(at);
  }

  /** The page was hidden, as by a phone that is locked. A touch before does not prove presence after. */
  hidden(): void {
    this.#lastTouch = -Infinity;
  }

  acted(isTouch: boolean): void {
    this.#hasActed = true;
    if (!isTouch) return;
    // A touch after the jump does not prove presence before it.
    this.#noteJump();
    this.#lastTouch = this.#now;
  }

  /** The customer was active in another tab. Does nothing, and returns `false`, if that was before the clock was set. */
  actedElsewhere(at: Instant): boolean {
    const age = this.#ageOf(at);
    if (age < -BEAT) return false;
    this.#sawAt(at, age);
    if (age <= BEAT) this.#lastTouch = this.#now;
    return true;
  }

  /** The customer was active in any tab, as the register says: this one may have slept. */
  noted(at: Instant): void {
    const age = this.#ageOf(at);
    if (!this.#wasSetBack && at > this.#lastSeen.at && age >= -BEAT) this.#sawAt(at, age);
  }

  get #now(): number {
    return this.#needs.clock.elapsed();
  }

  get #byStopwatch(): number {
    return this.#now - this.#lastSeen.elapsed;
  }

  get #byClock(): number {
    return this.#ageOf(this.#lastSeen.at);
  }

  /** Whether a moment of the stopwatch is soon after a jump at which the customer was there. */
  #isSoonAfterJump(elapsed: number): boolean {
    const jump = this.#jump;
    return jump?.wasThere === true && elapsed >= jump.elapsed && elapsed <= jump.elapsed + GRACE;
  }

  #ageOf(at: Instant): number {
    return Instant.millisecondsBetween(at, this.#needs.clock.now());
  }

  #isPresent(idle: number): boolean {
    return idlenessAfter(idle, this.#needs.limits).kind === 'present';
  }

  #sawAt(at: Instant, age: number): void {
    const elapsed = this.#now - Math.max(0, age);
    if (elapsed > this.#lastSeen.elapsed) this.#lastSeen = { at, elapsed };
  }

  /** The stored time follows a clock that was set back, so that it does not lie in the future after a reload. */
  #followClock(): void {
    const { vault, clock } = this.#needs;
    const idle = this.#byStopwatch;
    if (idle - this.#byClock < BEAT) return;
    this.#wasSetBack = true;
    this.#lastSeen = { ...this.#lastSeen, at: Instant.secondsAfter(clock.now(), -idle / 1_000) };
    keepActivity(vault, this.#lastSeen.at);
  }

  #noteJump(): void {
    if (!this.#isPresent(this.#byStopwatch) || this.#isPresent(this.#byClock)) this.#jump = undefined;
    else this.#jump ??= { elapsed: this.#now, wasThere: this.#now - this.#lastTouch <= JUST_NOW };
  }
}
