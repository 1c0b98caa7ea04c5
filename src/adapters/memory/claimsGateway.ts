import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import type { Clock } from '../../application/ports/Clock';
import { CalendarDate } from '../../domain/CalendarDate';
import { newestFirst } from '../../domain/claims/Claim';
import { type NewClaim, claimLimits } from '../../domain/claims/ClaimDraft';
import { mayClaim } from '../../domain/claims/eligibility';
import type { Session } from '../../domain/session/Session';
import type { Account } from './Account';
import { callerOf, refuse } from './caller';
import { generatedClaim, generatedClaims } from './generatedRows';
import { held } from './held';
import { type World, nextNumber } from './World';

/** Why a claim is not filed; `undefined` when it is. */
const refusalOf = (
  { description, equipment, estimate, dateOfLoss }: NewClaim,
  today: CalendarDate,
): string | undefined => {
  if (description.trim() === '' || description.length > claimLimits.description) return 'The description is not valid.';
  if (equipment.trim() === '' || equipment.length > claimLimits.equipment) return 'The equipment is not valid.';
  if (estimate < 0) return 'The estimate is not valid.';
  if (CalendarDate.parse(dateOfLoss) === undefined) return 'The date of loss is not valid.';
  if (dateOfLoss > today) return 'The date of loss is in the future.';
  return undefined;
};

const policyNumberOf = ({ policies }: Account): string => policies[0]?.policyNumber ?? '';

export const memoryClaimsGateway = (world: World, session: () => Session | undefined, clock: Clock): ClaimsGateway => ({
  submit: async (claim, idempotencyKey) => {
    const { account } = callerOf(world, session());
    if (idempotencyKey === '') refuse(400, 'The claim has no key.');
    const filed = held(account.filedByKey, idempotencyKey);
    if (filed !== undefined) return filed;

    if (!mayClaim(account.profile)) refuse(403, 'Claims are not offered in this state.');
    if (account.policies.length === 0) refuse(400, 'There is no policy.');
    const refusal = refusalOf(claim, clock.today());
    if (refusal !== undefined) refuse(400, refusal);

    const reference = `HC-${300000 + nextNumber(world)}`;
    const { description, equipment, estimate, dateOfLoss } = claim;
    const facts = { description, equipment, estimate, dateOfLoss, status: 'open' };
    account.claims.push({ ...facts, reference, policyNumber: policyNumberOf(account), createdAt: clock.now() });
    account.filedByKey[idempotencyKey] = reference;
    return reference;
  },

  list: async () => {
    const { account } = callerOf(world, session());
    const generated = generatedClaims(account.generated.claims, policyNumberOf(account), world.day);
    return newestFirst([...account.claims, ...generated]).map(({ reference, policyNumber, createdAt, status }) => ({
      reference,
      policyNumber,
      createdAt,
      status,
    }));
  },

  details: async (reference) => {
    const { account } = callerOf(world, session());
    return (
      account.claims.find((claim) => claim.reference === reference) ??
      generatedClaim(reference, account.generated.claims, policyNumberOf(account), world.day) ??
      refuse(404, 'There is no such claim.')
    );
  },
});
