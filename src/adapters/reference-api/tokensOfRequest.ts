import type { Request } from 'express';
import { type Tokens, knownCaller } from '../memory/caller';
import type { Insurer } from './Insurer';
import { Refusal } from './Refusal';

/** The tokens of a request. Throws a 401 `Refusal` if the insurer does not know them, or if they have expired. */
export const tokensOfRequest = ({ world, expired }: Insurer, request: Request): Tokens => {
  const tokens = {
    authToken: request.get('x-falcon-auth') ?? '',
    accessToken: request.get('x-falcon-access') ?? '',
  };
  if (knownCaller(world, tokens) === undefined) throw new Refusal(401, 'Unauthorized');
  if (expired.has(tokens.authToken)) throw new Refusal(401, 'The incoming token has expired', 'token-expired');
  return tokens;
};
