import type { Request } from 'express';
import type { Session } from '../../domain/session/Session';
import type { Insurer } from './Insurer';
import { Refusal } from './Refusal';

/** Who makes the request, by both of its tokens. Throws a 401 `Refusal` when nobody does, or the tokens have expired. */
export const sessionOfRequest = (insurer: Insurer, request: Request): Session => {
  const authToken = request.get('x-falcon-auth') ?? '';
  const session = insurer.sessions.get(authToken);
  if (session === undefined || session.accessToken !== request.get('x-falcon-access')) {
    throw new Refusal(401, 'Unauthorized');
  }
  if (insurer.expired.has(authToken)) throw new Refusal(401, 'The incoming token has expired');
  return session;
};
