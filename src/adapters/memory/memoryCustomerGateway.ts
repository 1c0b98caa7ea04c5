import type { Clock } from '../../application/ports/Clock';
import type { CustomerGateway, ProfileSaveReply } from '../../application/ports/CustomerGateway';
import { EmailAddress } from '../../domain/EmailAddress';
import { PhoneNumber } from '../../domain/PhoneNumber';
import { type PostalAddress, addressLimits, addressParts } from '../../domain/PostalAddress';
import { type ProfileChange, withChange } from '../../domain/profile/profileChange';
import { profileTextNames, profileTexts } from '../../domain/profile/profileFields';
import { lengthOf } from '../../domain/typed/lengthOf';
import { isPresent } from '../../domain/validation';
import type { Caller } from './caller';
import { refused } from './fail';
import { onceByKey } from './onceByKey';
import { beginChange, pollChange } from './pendingChanges';
import { judgeCode, sendCode } from './verificationCodes';
import { type World, ownerOfEmail } from './World';

const isComplete = ({ address1, city, state, zipCode }: PostalAddress): boolean =>
  isPresent(address1) && isPresent(city) && state.length === 2 && zipCode.length >= 5;

/** Why the insurer refuses a change; `undefined` if it accepts it. */
const refusalOf = (change: ProfileChange): string | undefined => {
  const { firstName, lastName, phoneNumber, email, mailingAddress } = change;
  const isTooLong =
    profileTextNames.some((field) => lengthOf(change[field] ?? '') > profileTexts[field].limit) ||
    addressParts.some((part) => lengthOf(mailingAddress?.[part] ?? '') > addressLimits[part]);
  if (isTooLong) return 'A text is too long.';
  if (firstName?.trim() === '' || lastName?.trim() === '') return 'The name is not complete.';
  // The insurer is less strict than the portal: it takes what the contract describes.
  if (phoneNumber !== undefined && phoneNumber.length < PhoneNumber.length) return 'The phone number is not complete.';
  if (email !== undefined && !EmailAddress.isValid(email)) return 'The email address is not valid.';
  if (mailingAddress !== undefined && !isComplete(mailingAddress)) return 'The mailing address is not complete.';
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
    const verdict = judgeCode(world, 'forEmail', email ?? '', verificationCode, clock);
    if (verdict !== 'right') return { kind: verdict };
    if (email === undefined || password !== currentPassword || oldEmail !== current) return { kind: 'rejected' };
    known.account.pendingEmail = undefined;
    return { kind: 'accepted', changeId: beginChange(world, known, { email }) };
  },

  emailChangeStatus: async (changeId) => pollChange(world, caller(), changeId, clock),
});
