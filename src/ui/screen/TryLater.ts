import type { Pause } from '../../application/Pause';
import type { Clock } from '../../application/ports/Clock';
import { Instant } from '../../domain/Instant';

/** When the customer may try again, as far as the insurer says so. */
export type TryLater =
  | { readonly kind: 'closed'; readonly opensAt: Instant }
  | Extract<Pause, { readonly kind: 'tooManyAttempts' }>;

/** From now on, for a screen that stays open. */
export const tryLater = (pause: Pause | undefined, clock: Pick<Clock, 'now'>): TryLater | undefined =>
  pause?.kind === 'closed' ? { kind: 'closed', opensAt: Instant.secondsAfter(clock.now(), pause.seconds) } : pause;
