import type { Session } from '../../domain/session/Session';
import type { Account } from './Account';
import { ownValue } from './ownValue';
import type { PersonaName } from './personas/personas';
import { type World, accountOf } from './World';

export interface Caller {
  readonly name: PersonaName;
  readonly account: Account;
}

/** The customer of this session; `undefined` if the insurer does not know the session. */
export const knownCaller = (world: World, session: Session | undefined): Caller | undefined => {
  const known = session && ownValue(world.sessions, session.authToken);
  if (known === undefined || known.accessToken !== session?.accessToken) return undefined;
  return { name: known.owner, account: accountOf(world, known.owner) };
};
