const LONGEST = 7 * 24 * 60 * 60;

/**
 * For how many seconds the insurer is closed, from `Retry-After` of a 503. A date counts from the server's own clock, because the
 * customer's may be wrong. Anything that no maintenance takes is ignored.
 */
export const closedFor = ({ status, headers }: Pick<Response, 'status' | 'headers'>): number | undefined => {
  const after = headers.get('retry-after') ?? '';
  if (status !== 503 || after === '') return undefined;
  const seconds = /^\d+$/.test(after)
    ? Number(after)
    : Math.ceil((Date.parse(after) - Date.parse(headers.get('date') ?? '')) / 1000);
  return seconds > 0 && seconds <= LONGEST ? seconds : undefined;
};
