import { ApiFailure } from '../../application/ApiFailure';
import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import type { Clock } from '../../application/ports/Clock';
import { CalendarDate } from '../../domain/CalendarDate';
import type { ClaimDetails } from '../../domain/claims/Claim';
import { type NewClaim, claimFields, emptyDraft, whatHappened } from '../../domain/claims/ClaimDraft';
import { claimTextNames, claimTextLimits } from '../../domain/claims/claimTexts';
import { mayClaim } from '../../domain/claims/mayClaim';
import { namedField } from '../../domain/namedField';
import { newestFirst } from '../../domain/newestFirst';
import { pick } from '../../domain/pick';
import { lengthOf } from '../../domain/typed/lengthOf';
import type { Account } from './Account';
import type { Caller } from './caller';
import { fail } from './fail';
import { generatedClaims } from './generatedRows';
import { onceByKey } from './onceByKey';
import { type World, nextNumber } from './World';

/** Why the insurer refuses a claim; `undefined` if it accepts it. */
const refusalOf = ({ estimate, dateOfLoss, ...texts }: NewClaim, today: CalendarDate): string | undefined => {
  const [error] = whatHappened({ ...emptyDraft, ...texts });
  const wrong = error?.field ?? claimTextNames.find((name) => lengthOf(texts[name]) > claimTextLimits[name]);
  if (wrong !== undefined) return `The ${wrong} is not valid.`;
  if (estimate < 0) return 'The estimate is not valid.';
  if (CalendarDate.parse(dateOfLoss) === undefined) return 'The date of loss is not valid.';
  // Where the customer is, the next day may have begun.
  if (dateOfLoss > CalendarDate.plusDays(today, 1)) return 'The date of loss is in the future.';
  return undefined;
};

const policyNumberOf = ({ policies }: Account): string => policies[0]?.policyNumber ?? '';

const claimsOf = (account: Account, { day }: World): readonly ClaimDetails[] => [
  ...account.claims,
  ...generatedClaims(account.generated.claims, policyNumberOf(account), day),
];

export const memoryClaimsGateway = (world: World, caller: () => Caller, clock: Clock): ClaimsGateway => ({
  submit: async (claim, key) => {
    const { account } = caller();
    if (key === '') fail('other', 'The claim has no key.');
    return onceByKey(account, {
      key,
      sent: claim,
      write: () => {
        if (!mayClaim(account.profile)) fail('other', 'Claims are not offered in this state.');
        if (account.policies.length === 0) fail('other', 'There is no policy.');
        const refusal = refusalOf(claim, clock.today());
        if (refusal !== undefined)
          throw new ApiFailure({
            kind: 'other',
            status: 400,
            message: refusal,
            refusedField: namedField(refusal, claimFields),
          });

        const reference = `HC-${300000 + nextNumber(world)}`;
        const policyNumber = policyNumberOf(account);
        account.claims.push({ ...claim, status: 'open', reference, policyNumber, createdAt: clock.now() });
        return reference;
      },
    });
  },

  list: async () =>
    newestFirst(claimsOf(caller().account, world)).map((claim) =>
      pick(claim, ['reference', 'policyNumber', 'createdAt', 'status']),
    ),

  details: async (reference) =>
    claimsOf(caller().account, world).find((claim) => claim.reference === reference) ??
    fail('notFound', 'There is no such claim.'),
});
