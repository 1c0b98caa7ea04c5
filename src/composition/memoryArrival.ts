import type { PersonaName } from '../adapters/memory/personas/personas';
import { type World, accountOf } from '../adapters/memory/World';
import type { AuthGateway } from '../application/ports/AuthGateway';
import type { CustomerRecord } from '../application/ports/CustomerRecord';
import { signIn } from '../application/session/signIn';

const PASSWORD = 'Hearth-2026!';

/** Where an address that names an account leads, once its customer is signed in as far as can be. */
export const arriveAs = async (
  name: PersonaName,
  world: World,
  auth: Pick<AuthGateway, 'login'>,
  record: Pick<CustomerRecord, 'session' | 'clear'>,
): Promise<{ readonly path?: string; readonly note?: string }> => {
  const { email, password = PASSWORD, invitation } = accountOf(world, name);
  const { kind } = await signIn(auth, record)({ userName: email, password });
  if (kind === 'loggedIn') return {};
  record.clear();
  if (invitation !== undefined) return { path: `/reset?token=${invitation}` };
  return {
    path: '/',
    note: `${name} signs in by hand, with the password ${accountOf(world, name).temporaryPassword ?? ''}`,
  };
};
