import { ApiFailure } from '../../application/ApiFailure';
import type { Slot } from '../../application/ports/CustomerRecord';
import type { Session } from '../../domain/session/Session';
import { isAuthCall } from './authCalls';
import { failureOf } from './failureOf';
import type { Fetch } from './Fetch';
import type { Stay, Stays } from './stays';

/** What a 401 says when the tokens, and nothing else, have to be renewed (document 1, section 8). */
export const isTokenExpiry = ({ status, message }: ApiFailure['details']): boolean =>
  status === 401 && message === 'The incoming token has expired';

const hasExpired = async (response: Response): Promise<boolean> => {
  if (response.status !== 401) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return isTokenExpiry(failureOf(response, body).details);
};

/** Whether the insurer refused to renew the tokens, rather than failed to. */
const isRefusal = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.details.status >= 400 && failure.details.status < 500;

/**
 * When a call fails because the token has expired: renews the tokens and sends the call once more. A refused renewal leaves the
 * first answer standing, which signs the customer out; one that fails otherwise is passed on and the session stays.
 *
 * @param renew has to bypass the queue, or it would wait for itself
 */
export const refreshExpired = (
  send: Fetch,
  renew: (session: Session) => Promise<Session>,
  session: Pick<Slot<Session | undefined>, 'read'>,
  stays: Stays,
): Fetch => {
  let renewal: { readonly stay: Stay; readonly done: Promise<boolean> } | undefined;
  /** Tokens that the insurer will not renew; whoever asked may have left before hearing so. */
  let refused: string | undefined;

  const renewed = async (stay: Stay, held: Session): Promise<boolean> => {
    try {
      stays.renew(stay, await renew(held));
      return true;
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      refused = held.authToken;
      return false;
    }
  };

  const renewOnce = (stay: Stay, held: Session): Promise<boolean> => {
    const done = renewed(stay, held).finally(() => {
      renewal = undefined;
    });
    renewal = { stay, done };
    return done;
  };

  return async (request) => {
    if (isAuthCall(request)) return send(request);

    const stay = stays.current();
    // A read that was aborted while the tokens were being renewed left the renewal running; sending the old tokens now would
    // make a second one.
    if (renewal?.stay === stay) await renewal?.done.catch(() => undefined);
    stays.check(stay);

    // A request whose body was read cannot be sent again.
    const again = request.clone();
    const response = await send(request);
    const held = session.read();
    if (!held || held.authToken === refused || !(await hasExpired(response))) return response;

    stays.check(stay);
    if (!(await renewOnce(stay, held))) return response;
    stays.check(stay);
    return send(again);
  };
};
