import type { AuthGateway } from '../../application/ports/AuthGateway';
import type { Clock } from '../../application/ports/Clock';
import { meetsRequirement, passwordRequirements } from '../../domain/session/passwordPolicy';
import type { Session } from '../../domain/session/Session';
import type { Account } from './Account';
import { fail } from './fail';
import { type PersonaName, personaNames } from './personas/personas';
import { type CodeVerdict, judgeCode, sendCode, useCode } from './verificationCodes';
import { type World, accountOf, nextNumber, ownerOfEmail } from './World';

const codeRefusals: Readonly<Record<Exclude<CodeVerdict, 'right'>, string>> = {
  rejected: 'The verification code is not correct.',
  expired: 'The verification code has expired.',
  tooManyAttempts: 'Too many attempts. Please request a new code.',
};

const openSession = (world: World, owner: PersonaName): Session => {
  const number = nextNumber(world);
  const authToken = `auth-${owner}-${number}`;
  const tokens = { accessToken: `access-${owner}-${number}`, refreshToken: `refresh-${owner}-${number}` };
  world.sessions[authToken] = { owner, ...tokens };
  return { authToken, ...tokens, userName: accountOf(world, owner).email };
};

const choosePassword = (account: Account, password: string): void => {
  if (!passwordRequirements.every((requirement) => meetsRequirement(password, requirement))) {
    fail('other', 'The password does not meet the requirements.');
  }
  account.password = password;
  account.temporaryPassword = undefined;
};

export const memoryAuthGateway = (world: World, clock: Clock): AuthGateway => {
  const invited = (token: string): PersonaName | undefined =>
    personaNames.find((name) => accountOf(world, name).invitation === token);

  /** The reply is the same for an unknown address, so that it does not reveal who is a customer. */
  const send = async (userName: string): Promise<void> => {
    if (ownerOfEmail(world, userName)) sendCode(world, userName, clock);
  };

  return {
    login: async ({ userName, password }) => {
      const name = ownerOfEmail(world, userName);
      if (name === undefined) return { kind: 'invalidCredentials' };
      const account = accountOf(world, name);
      if (account.temporaryPassword === password) return { kind: 'newPasswordRequired', token: `temporary-${name}` };
      if (account.password !== password) return { kind: 'invalidCredentials' };
      return { kind: 'signedIn', session: openSession(world, name) };
    },

    checkInvitation: async (token) => {
      const name = invited(token);
      if (name === undefined) return { kind: 'notFound' };
      const { email, password } = accountOf(world, name);
      return password === undefined ? { kind: 'valid', userName: email } : { kind: 'userExists' };
    },

    createUser: async ({ token, userName, password }) => {
      const name = invited(token);
      if (name === undefined || name !== ownerOfEmail(world, userName)) {
        return fail('other', 'The invitation is not valid.');
      }
      const account = accountOf(world, name);
      if (account.password !== undefined) fail('other', 'The user already exists.');
      choosePassword(account, password);
      return openSession(world, name);
    },

    requestCode: send,
    sendInvitation: send,

    resetPassword: async ({ userName, confirmationCode, password }) => {
      const verdict = judgeCode(world, 'forPassword', userName, confirmationCode, clock);
      if (verdict !== 'right') return fail('other', codeRefusals[verdict]);
      const name = ownerOfEmail(world, userName) ?? fail('other', codeRefusals.rejected);
      choosePassword(accountOf(world, name), password);
      useCode(world, userName);
    },

    confirmTemporaryPassword: async ({ token, oldPassword, password }) => {
      const name = personaNames.find((candidate) => token === `temporary-${candidate}`);
      if (name === undefined || accountOf(world, name).temporaryPassword !== oldPassword) {
        return fail('other', 'The temporary password is no longer valid.');
      }
      choosePassword(accountOf(world, name), password);
      return openSession(world, name);
    },

    // After a change of the user name, the old tokens work until they expire and cannot be refreshed.
    refresh: async ({ userName, refreshToken }) => {
      const known = Object.values(world.sessions).find((session) => session.refreshToken === refreshToken);
      if (known === undefined || ownerOfEmail(world, userName) !== known.owner) {
        return fail('unauthorized', 'The refresh token is not valid.');
      }
      return openSession(world, known.owner);
    },
  };
};
