import type { AuthGateway } from '../../application/ports/AuthGateway';
import type { Clock } from '../../application/ports/Clock';
import { meetsRequirement, passwordRequirements } from '../../domain/session/passwordPolicy';
import type { Session } from '../../domain/session/Session';
import type { Account } from './Account';
import { refuse } from './caller';
import { type PersonaName, personaNames } from './personas/personas';
import { type CodeVerdict, judgeCode, sendCode } from './verificationCodes';
import { type World, accountOf, nextNumber, ownerOfEmail } from './World';

const CODE_REFUSALS: Readonly<Record<Exclude<CodeVerdict, 'right'>, string>> = {
  wrong: 'The verification code is not correct.',
  expired: 'The verification code has expired.',
  tooManyAttempts: 'Too many attempts. Please request a new code.',
};

export const memoryAuthGateway = (world: World, clock: Clock): AuthGateway => {
  const open = (owner: PersonaName): Session => {
    const number = nextNumber(world);
    const authToken = `auth-${owner}-${number}`;
    const tokens = { accessToken: `access-${owner}-${number}`, refreshToken: `refresh-${owner}-${number}` };
    world.sessions[authToken] = { owner, ...tokens };
    return { authToken, ...tokens, userName: accountOf(world, owner).email };
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

  /** An address that nobody has is answered the same way, so that no one can find out who is a customer. */
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
      return { kind: 'signedIn', session: open(name) };
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
        return refuse(400, 'The invitation is not valid.');
      }
      const account = accountOf(world, name);
      if (account.password !== undefined) refuse(409, 'The user already exists.');
      choose(account, password);
      return open(name);
    },

    requestCode: send,
    sendInvitation: send,

    resetPassword: async ({ userName, confirmationCode, password }) => {
      const verdict = judgeCode(world, userName, confirmationCode, clock);
      if (verdict !== 'right') return refuse(400, CODE_REFUSALS[verdict]);
      const name = ownerOfEmail(world, userName) ?? refuse(400, CODE_REFUSALS.wrong);
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

    // Tokens of a user name that was changed go on until they expire, and are not renewed.
    refresh: async ({ userName, refreshToken }) => {
      const known = Object.values(world.sessions).find((session) => session.refreshToken === refreshToken);
      if (known === undefined || ownerOfEmail(world, userName) !== known.owner) {
        return refuse(401, 'The refresh token is not valid.');
      }
      return open(known.owner);
    },
  };
};
