import type { Slot } from '../../application/ports/Slot';
import type { Session } from '../../domain/session/Session';

/** One session of a customer, through any number of refreshed tokens; `undefined` before signing in. */
export type SessionScope = string | undefined;

export interface SessionScopes {
  /** The tokens of the current scope. */
  session(): Session | undefined;
  current(): SessionScope;
  /** Throws an `AbortError` once the session has ended. */
  check(scope: SessionScope): void;
  /** Goes on with new tokens, unless the scope is over. */
  refresh(scope: SessionScope, session: Session): void;
}

/** Tells which session a call belongs to, so that no data of one customer reaches the next one in the same browser. */
export const sessionScopes = (session: Pick<Slot<Session | undefined>, 'read' | 'write'>): SessionScopes => {
  const firstTokens = new Map<string, string>();

  const current = (): SessionScope => {
    const token = session.read()?.authToken;
    return token === undefined ? undefined : (firstTokens.get(token) ?? token);
  };

  const check = (scope: SessionScope): void => {
    if (current() !== scope) throw new DOMException('The session that this call was made in has ended.', 'AbortError');
  };

  return {
    session: session.read,
    current,
    check,
    refresh: (scope, newer) => {
      check(scope);
      if (scope !== undefined) firstTokens.set(newer.authToken, scope);
      session.write(newer);
    },
  };
};
