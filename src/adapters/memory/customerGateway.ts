import type { CustomerGateway } from '../../application/ports/CustomerGateway';
import { EmailAddress } from '../../domain/EmailAddress';
import { withChange } from '../../domain/customer/profileChange';
import type { Session } from '../../domain/session/Session';
import { callerOf } from './caller';
import { pollChange } from './pendingChanges';
import { verificationCodes } from './verificationCodes';
import { type World, nextNumber, ownerOfEmail } from './World';

export const memoryCustomerGateway = (world: World, session: () => Session | undefined): CustomerGateway => ({
  load: async () => callerOf(world, session()).account.profile,

  save: async (change) => {
    const { account } = callerOf(world, session());
    if (change.email !== undefined && !EmailAddress.isValid(change.email)) {
      return { kind: 'refused', message: 'The email address is not valid.' };
    }
    account.profile = withChange(account.profile, change);
    return { kind: 'saved' };
  },

  requestEmailCode: async (email) => {
    const { account } = callerOf(world, session());
    if (ownerOfEmail(world, email) !== undefined) return { kind: 'inUse' };
    account.pendingEmail = email;
    world.messages.push({ to: email, text: `Your verification code is ${verificationCodes.right}.` });
    return { kind: 'sent' };
  },

  confirmEmailChange: async ({ verificationCode, password }) => {
    const { account, name } = callerOf(world, session());
    if (verificationCode === verificationCodes.expired) return { kind: 'expired' };
    if (verificationCode === verificationCodes.tooManyAttempts) return { kind: 'tooManyAttempts' };
    if (
      verificationCode !== verificationCodes.right ||
      password !== account.password ||
      account.pendingEmail === undefined
    ) {
      return { kind: 'rejected' };
    }
    const changeId = `email-${String(nextNumber(world))}`;
    world.changes[changeId] = { owner: name, pollsLeft: 1, email: account.pendingEmail };
    account.pendingEmail = undefined;
    return { kind: 'accepted', changeId };
  },

  emailChangeStatus: async (changeId) => pollChange(world, callerOf(world, session()), changeId),
});
