import type { Pause } from '../../application/Pause';

const LONGEST = 7 * 24 * 60 * 60;

/** As `Date.prototype.toUTCString` writes it. `Date.parse` alone reads nearly every text as some date. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/;

/**
 * The seconds of `Retry-After`. A date counts from the server's own clock, because the customer's may be wrong. A time of more than a week,
 * or one that cannot be read, is ignored.
 */
const secondsOf = (headers: Headers): number | undefined => {
  const after = (headers.get('retry-after') ?? '').trim();
  const seconds = HTTP_DATE.test(after)
    ? Math.ceil((Date.parse(after) - Date.parse(headers.get('date') ?? '')) / 1000)
    : Number(/^\d+$/.exec(after)?.[0]);
  return seconds > 0 && seconds <= LONGEST ? seconds : undefined;
};

/** Why the insurer takes no calls for now: too many attempts (429), or maintenance whose end is known (503). */
export const pauseOf = ({ status, headers }: Pick<Response, 'status' | 'headers'>): Pause | undefined => {
  const seconds = secondsOf(headers);
  if (status === 429) return { kind: 'tooManyAttempts', ...(seconds !== undefined && { seconds }) };
  return status === 503 && seconds !== undefined ? { kind: 'closed', seconds } : undefined;
};
