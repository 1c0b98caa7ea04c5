/** For how many milliseconds the portal waits for an answer to a call (docs/decisions/0021-budgets-of-calls.md). */
export const budgetOf = (method: string, path: string): number => {
  if (path === '/api/auth/user/token') return 15_000;
  return method === 'GET' || path.startsWith('/api/rates') ? 31_000 : 60_000;
};

const inside = (value: unknown, key: string): unknown => Reflect.get(Object(value) as object, key);

/** "did not answer within 31 s": why a call had no answer, from the failure of `fetch`. */
export const noAnswer = (failure: unknown, patience: number): string => {
  if (inside(failure, 'name') === 'TimeoutError') return `did not answer within ${patience / 1000} s`;
  const cause = inside(failure, 'cause') ?? failure;
  // "bad response" is what Node says of a 100 that was not asked for.
  const early = Number(inside(cause, 'early') ?? (inside(cause, 'message') === 'bad response' ? 100 : 0));
  if (early > 0)
    return `answered ${early} before its reply, which the portal's nginx takes for the whole one; send the reply alone`;
  const [code, reason] = [inside(cause, 'code'), String(inside(cause, 'message') ?? cause)];
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET' || code === 'EPIPE')
    return 'broke off without an answer: its handler has failed, see the log of the provider';
  if (/CERT/.test(String(code)))
    return `has a certificate that Node does not trust (${reason}); see NODE_EXTRA_CA_CERTS`;
  if (/^HPE_|^UND_ERR/.test(String(code))) return `answered what is no HTTP (${reason})`;
  return `cannot be reached (${reason || String(code)})`;
};
