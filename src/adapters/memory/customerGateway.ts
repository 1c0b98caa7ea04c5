import type { Clock } from '../../application/ports/Clock';
import type { CustomerGateway } from '../../application/ports/CustomerGateway';
import { EmailAddress } from '../../domain/EmailAddress';
import { type ProfileChange, withChange } from '../../domain/customer/profileChange';
import { mailingAddressFailures, phoneFailures } from '../../domain/customer/profileRules';
import type { Session } from '../../domain/session/Session';
import { callerOf } from './caller';
import { beginChange, pollChange } from './pendingChanges';
import { type CodeVerdict, judgeCode, sendCode } from './verificationCodes';
import { type World, ownerOfEmail } from './World';

/** Why a change is not saved; `undefined` when it is. */
const refusalOf = ({ firstName, lastName, phoneNumber, email, mailingAddress }: ProfileChange): string | undefined => {
  if (firstName?.trim() === '' || lastName?.trim() === '') return 'The name is not complete.';
  if (phoneNumber !== undefined && phoneFailures({ phoneNumber }).length > 0)
    return 'The phone number is not complete.';
  if (email !== undefined && !EmailAddress.isValid(email)) return 'The email address is not valid.';
  if (
    mailingAddress !== undefined &&
    (mailingAddressFailures(mailingAddress).length > 0 || mailingAddress.state.length !== 2)
  ) {
    return 'The mailing address is not complete.';
  }
  return undefined;
};

const CODE_REFUSALS: Readonly<Record<Exclude<CodeVerdict, 'right'>, 'rejected' | 'expired' | 'tooManyAttempts'>> = {
  wrong: 'rejected',
  expired: 'expired',
  tooManyAttempts: 'tooManyAttempts',
};

export const memoryCustomerGateway = (
  world: World,
  session: () => Session | undefined,
  clock: Clock,
): CustomerGateway => ({
  load: async () => callerOf(world, session()).account.profile,

  // The email address of the profile is where the customer is written to; the one to sign in with changes by a code alone.
  save: async (change) => {
    const { account } = callerOf(world, session());
    const message = refusalOf(change);
    if (message !== undefined) return { kind: 'refused', message };
    account.profile = withChange(account.profile, change);
    return { kind: 'saved' };
  },

  requestEmailCode: async (email) => {
    const { account } = callerOf(world, session());
    if (ownerOfEmail(world, email) !== undefined) return { kind: 'inUse' };
    account.pendingEmail = email;
    sendCode(world, email, clock);
    return { kind: 'sent' };
  },

  confirmEmailChange: async ({ oldEmail, verificationCode, password }) => {
    const caller = callerOf(world, session());
    const { pendingEmail: email, email: current, password: known } = caller.account;
    const verdict = judgeCode(world, email ?? '', verificationCode, clock);
    if (verdict !== 'right') return { kind: CODE_REFUSALS[verdict] };
    if (email === undefined || password !== known || oldEmail !== current) return { kind: 'rejected' };
    caller.account.pendingEmail = undefined;
    return { kind: 'accepted', changeId: beginChange(world, caller, { email }) };
  },

  emailChangeStatus: async (changeId) => pollChange(world, callerOf(world, session()), changeId, clock),
});
