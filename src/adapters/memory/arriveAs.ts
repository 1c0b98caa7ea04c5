import { password as anyPassword } from './personas/household';
import type { PersonaName } from './personas/personas';
import { type World, accountOf } from './World';
import type { AuthGateway } from '../../application/ports/AuthGateway';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import { signIn } from '../../application/session/signIn';

/** Signs in as the account that an address names. Returns where that leads, and what the developer has to do by hand. */
export const arriveAs = async (
  name: PersonaName,
  world: World,
  auth: Pick<AuthGateway, 'login'>,
  record: Pick<CustomerRecord, 'session' | 'clear'>,
): Promise<{ readonly path?: string; readonly note?: string }> => {
  const { email, password = anyPassword, invitation, temporaryPassword = '' } = accountOf(world, name);
  const { kind } = await signIn(auth, record)({ userName: email, password });
  if (kind === 'loggedIn') return {};
  record.clear();
  if (invitation !== undefined) return { path: `/reset?token=${invitation}` };
  return { path: '/', note: `${name} signs in by hand, with the password ${temporaryPassword}` };
};
