import type { Clock } from '../../application/ports/Clock';
import { Instant } from '../../domain/Instant';

/** When the insurer's maintenance is over, if the outcome of a call says so. */
export const opensAt = (
  { closedFor }: { readonly kind: string; readonly closedFor?: number | undefined },
  clock: Pick<Clock, 'now'>,
): Instant | undefined => (closedFor === undefined ? undefined : Instant.secondsAfter(clock.now(), closedFor));
