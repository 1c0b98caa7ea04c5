import type { Session } from '../../domain/session/Session';
import type { Account } from './Account';
import { ownValue } from './ownValue';
import type { PersonaName } from './personas/personas';
import { type World, accountOf } from './World';

/** The tokens that a call carries. */
export type Tokens = Pick<Session, 'authToken' | 'accessToken'>;

export interface Caller {
  readonly name: PersonaName;
  readonly account: Account;
}

/** The customer of these tokens; `undefined` if the insurer does not know them. */
export const knownCaller = (world: World, tokens: Tokens | undefined): Caller | undefined => {
  const known = tokens && ownValue(world.sessions, tokens.authToken);
  if (known === undefined || known.accessToken !== tokens?.accessToken) return undefined;
  return { name: known.owner, account: accountOf(world, known.owner) };
};
