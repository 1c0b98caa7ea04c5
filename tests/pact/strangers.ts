import type { Request } from 'express';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';

/** Lets a request be one of the customer who has this session. */
const becomes = (request: Request, session: readonly [string, { readonly accessToken: string }] | undefined): void => {
  if (session === undefined) return;
  request.headers['x-falcon-auth'] = session[0];
  request.headers['x-falcon-access'] = session[1].accessToken;
};

/** Serves the customer who signed in last, whatever the tokens of the request are. */
export const servesAnyone = (request: Request, insurer: Insurer): void =>
  becomes(request, Object.entries(insurer.world.sessions).at(-1));

/** Serves a customer to everybody who has tokens. */
export const servesAs = (request: Request, insurer: Insurer, owner: string | undefined): void => {
  if (request.get('x-falcon-auth') === undefined) return;
  becomes(
    request,
    Object.entries(insurer.world.sessions).find(([, session]) => session.owner === owner),
  );
};

/** The access token may be anything. */
export const ignoresAccess = (request: Request, insurer: Insurer): void => {
  const known = insurer.world.sessions[request.get('x-falcon-auth') ?? ''];
  if (known) request.headers['x-falcon-access'] = known.accessToken;
};

/** The auth token may be anything, where the access token is somebody's. */
export const ignoresAuth = (request: Request, insurer: Insurer): void => {
  const access = request.get('x-falcon-access');
  const [authToken] =
    Object.entries(insurer.world.sessions).find(([, { accessToken }]) => accessToken === access) ?? [];
  if (authToken !== undefined) request.headers['x-falcon-auth'] = authToken;
};

/** Tokens that belong to no customer. */
export const madeUpSession = { authToken: 'a', accessToken: 'b', refreshToken: 'c', userName: 'x@example.com' };
