/** Names a call. Each call is sent with one, and a response may bring one of its own. */
export const CORRELATION_HEADER = 'x-correlation-id';

/** What the customer reads to the insurer after a failure. */
export const correlationOf = ({ headers }: { readonly headers: Headers }): string =>
  headers.get(CORRELATION_HEADER) ?? '';
