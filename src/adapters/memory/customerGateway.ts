import type { Clock } from '../../application/ports/Clock';
import type { CustomerGateway, ProfileSaveReply } from '../../application/ports/CustomerGateway';
import { EmailAddress } from '../../domain/EmailAddress';
import { type ProfileChange, withChange } from '../../domain/customer/profileChange';
import { mailingAddressErrors, phoneErrors } from '../../domain/customer/profileRules';
import type { Caller } from './caller';
import { refused } from './fail';
import { onceByKey } from './onceByKey';
import { beginChange, pollChange } from './pendingChanges';
import { judgeCode, sendCode } from './verificationCodes';
import { type World, ownerOfEmail } from './World';

/** Why the insurer refuses a change; `undefined` if it accepts it. */
const refusalOf = ({ firstName, lastName, phoneNumber, email, mailingAddress }: ProfileChange): string | undefined => {
  if (firstName?.trim() === '' || lastName?.trim() === '') return 'The name is not complete.';
  if (phoneNumber !== undefined && phoneErrors({ phoneNumber }).length > 0) return 'The phone number is not complete.';
  if (email !== undefined && !EmailAddress.isValid(email)) return 'The email address is not valid.';
  if (
    mailingAddress !== undefined &&
    (mailingAddressErrors(mailingAddress).length > 0 || mailingAddress.state.length !== 2)
  ) {
    return 'The mailing address is not complete.';
  }
  return undefined;
};

export const memoryCustomerGateway = (
  world: World,
  caller: () => Caller,
  knownCaller: () => Caller | undefined,
  clock: Clock,
): CustomerGateway => ({
  load: async () => caller().account.profile,

  // This changes the address for letters. The address to sign in with changes only with a verification code.
  save: async (change, _description, key) => {
    const { account } = caller();
    return onceByKey<ProfileSaveReply>(account, {
      key,
      sent: change,
      isDone: ({ kind }) => kind === 'saved',
      refuse: refused,
      write: () => {
        const message = refusalOf(change);
        if (message !== undefined) return refused(message);
        account.profile = withChange(account.profile, change);
        return { kind: 'saved' };
      },
    });
  },

  requestEmailCode: async (email) => {
    const { account } = caller();
    if (ownerOfEmail(world, email) !== undefined) return { kind: 'inUse' };
    account.pendingEmail = email;
    sendCode(world, email, clock);
    return { kind: 'sent' };
  },

  confirmEmailChange: async ({ oldEmail, verificationCode, password }) => {
    // As over HTTP, an unknown session cannot be told from a wrong password.
    const known = knownCaller();
    if (known === undefined) return { kind: 'rejected' };
    const { pendingEmail: email, email: current, password: currentPassword } = known.account;
    const verdict = judgeCode(world, email ?? '', verificationCode, clock);
    if (verdict !== 'right') return { kind: verdict };
    if (email === undefined || password !== currentPassword || oldEmail !== current) return { kind: 'rejected' };
    known.account.pendingEmail = undefined;
    return { kind: 'accepted', changeId: beginChange(world, known, { email }) };
  },

  emailChangeStatus: async (changeId) => pollChange(world, caller(), changeId, clock),
});
