import type { Slot } from '../../application/ports/CustomerRecord';
import type { Session } from '../../domain/session/Session';

/** A customer's time from signing in to signing out, through any number of refreshed tokens; `undefined` is nobody's. */
export type Stay = string | undefined;

export interface Stays {
  current(): Stay;
  /** Throws an `AbortError` once the stay is over: what belongs to it concerns nobody any more. */
  check(stay: Stay): void;
  /** Goes on with new tokens, unless the stay is over. */
  renew(stay: Stay, session: Session): void;
}

/** Tells whose call it is, so that nothing of one customer reaches the next one at the same browser. */
export const stays = (session: Pick<Slot<Session | undefined>, 'read' | 'write'>): Stays => {
  const firstTokens = new Map<string, string>();

  const current = (): Stay => {
    const token = session.read()?.authToken;
    return token === undefined ? undefined : (firstTokens.get(token) ?? token);
  };

  const check = (stay: Stay): void => {
    if (current() !== stay) throw new DOMException('The session that this call was made in has ended.', 'AbortError');
  };

  return {
    current,
    check,
    renew: (stay, renewed) => {
      check(stay);
      if (stay !== undefined) firstTokens.set(renewed.authToken, stay);
      session.write(renewed);
    },
  };
};
