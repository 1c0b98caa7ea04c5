import type { Request } from 'express';
import type { Session } from '../../domain/session/Session';
import type { Insurer } from './Insurer';
import { Refusal } from './Refusal';

/** The session of a request, by both tokens. Throws a 401 `Refusal` if it is unknown or has expired. */
export const sessionOfRequest = (insurer: Insurer, request: Request): Session => {
  const authToken = request.get('x-falcon-auth') ?? '';
  const session = insurer.sessions.get(authToken);
  if (session === undefined || session.accessToken !== request.get('x-falcon-access')) {
    throw new Refusal(401, 'Unauthorized');
  }
  if (insurer.expired.has(authToken)) throw new Refusal(401, 'The incoming token has expired');
  return session;
};
