import { ApiFailure } from '../../application/ApiFailure';
import type { Session } from '../../domain/session/Session';
import type { Account } from './Account';
import { held } from './held';
import { type World, accountOf } from './World';
import type { PersonaName } from './personas/personas';

/** Answers as the insurer does when it does not do what it was asked. */
export const refuse = (status: number, message: string): never => {
  throw new ApiFailure({ status, message });
};

export interface Caller {
  readonly name: PersonaName;
  readonly account: Account;
}

/** Whom the session belongs to; without a session that the insurer knows, 401. */
export const callerOf = (world: World, session: Session | undefined): Caller => {
  const known = session && held(world.sessions, session.authToken);
  if (known === undefined || known.accessToken !== session?.accessToken) return refuse(401, 'Unauthorized');
  return { name: known.owner, account: accountOf(world, known.owner) };
};
