import type { AuthGateway } from '../../application/ports/AuthGateway';
import { meetsRequirement, passwordRequirements } from '../../domain/session/passwordPolicy';
import type { Session } from '../../domain/session/Session';
import { refuse } from './caller';
import type { PersonaName } from './personas/personas';
import { personaNames } from './personas/personas';
import { verificationCodes } from './verificationCodes';
import type { Account } from './Account';
import { type World, accountOf, nextNumber, ownerOfEmail } from './World';

export const memoryAuthGateway = (world: World): AuthGateway => {
  const open = (name: PersonaName): Session => {
    const number = nextNumber(world);
    const session = {
      authToken: `auth-${name}-${String(number)}`,
      accessToken: `access-${name}-${String(number)}`,
      refreshToken: `refresh-${name}-${String(number)}`,
      userName: accountOf(world, name).email,
    };
    world.tokens[session.authToken] = name;
    world.tokens[session.refreshToken] = name;
    return session;
  };

  const choose = (account: Account, password: string): void => {
    if (!passwordRequirements.every((requirement) => meetsRequirement(password, requirement))) {
      refuse(400, 'The password does not meet the requirements.');
    }
    account.password = password;
    account.temporaryPassword = undefined;
  };

  const invited = (token: string): PersonaName | undefined =>
    personaNames.find((name) => accountOf(world, name).invitation === token);

  const sendCode = (userName: string): Promise<void> => {
    // An address that nobody has is answered the same way, so that no one can find out who is a customer.
    if (ownerOfEmail(world, userName)) {
      world.messages.push({ to: userName, text: `Your verification code is ${verificationCodes.right}.` });
    }
    return Promise.resolve();
  };

  return {
    login: async ({ userName, password }) => {
      const name = ownerOfEmail(world, userName);
      if (name === undefined) return { kind: 'invalidCredentials' };
      const account = accountOf(world, name);
      if (account.temporaryPassword === password) return { kind: 'newPasswordRequired', token: `temporary-${name}` };
      if (account.password !== password) return { kind: 'invalidCredentials' };
      return { kind: 'signedIn', session: open(name) };
    },

    checkInvitation: async (token) => {
      const name = invited(token);
      if (name === undefined) return { kind: 'notFound' };
      const { email, password } = accountOf(world, name);
      return password === undefined ? { kind: 'valid', userName: email } : { kind: 'userExists' };
    },

    createUser: async ({ token, password }) => {
      const name = invited(token) ?? refuse(400, 'The invitation is not valid.');
      choose(accountOf(world, name), password);
      return open(name);
    },

    requestCode: sendCode,
    sendInvitation: sendCode,

    resetPassword: async ({ userName, confirmationCode, password }) => {
      const name = ownerOfEmail(world, userName);
      if (confirmationCode === verificationCodes.expired) refuse(400, 'The verification code has expired.');
      if (confirmationCode === verificationCodes.tooManyAttempts)
        refuse(400, 'Too many attempts. Please request a new code.');
      if (name === undefined || confirmationCode !== verificationCodes.right) {
        return refuse(400, 'The verification code is not correct.');
      }
      choose(accountOf(world, name), password);
    },

    confirmTemporaryPassword: async ({ token, oldPassword, password }) => {
      const name = personaNames.find((candidate) => token === `temporary-${candidate}`);
      if (name === undefined || accountOf(world, name).temporaryPassword !== oldPassword) {
        return refuse(400, 'The temporary password is not valid any more.');
      }
      choose(accountOf(world, name), password);
      return open(name);
    },

    refresh: async ({ refreshToken }) => {
      const name = world.tokens[refreshToken] ?? refuse(401, 'The refresh token is not valid.');
      return open(name);
    },
  };
};
