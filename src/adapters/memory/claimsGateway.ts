import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import type { Clock } from '../../application/ports/Clock';
import { type ClaimDetails, newestFirst } from '../../domain/claims/Claim';
import { claimLimits } from '../../domain/claims/ClaimDraft';
import type { Session } from '../../domain/session/Session';
import { callerOf, refuse } from './caller';
import { generatedClaims } from './generatedRows';
import type { Account } from './Account';
import { type World, nextNumber } from './World';

export const memoryClaimsGateway = (world: World, session: () => Session | undefined, clock: Clock): ClaimsGateway => {
  const policyNumberOf = ({ policies }: Account): string => policies[0]?.policyNumber ?? '';

  const all = (account: Account): readonly ClaimDetails[] => [
    ...account.claims,
    ...generatedClaims(account.generated.claims, policyNumberOf(account), world.day),
  ];

  return {
    submit: async (claim, idempotencyKey) => {
      const { account } = callerOf(world, session());
      const known = account.filedByKey[idempotencyKey];
      if (known !== undefined) return known;
      if (claim.description === '' || claim.description.length > claimLimits.description)
        refuse(400, 'The description is not valid.');
      if (claim.equipment === '' || claim.equipment.length > claimLimits.equipment)
        refuse(400, 'The equipment is not valid.');
      if (claim.dateOfLoss > clock.today()) refuse(400, 'The date of loss is in the future.');

      const reference = `HC-${String(300000 + nextNumber(world))}`;
      account.claims.push({
        ...claim,
        reference,
        policyNumber: policyNumberOf(account),
        createdAt: clock.now(),
        status: 'open',
      });
      account.filedByKey[idempotencyKey] = reference;
      return reference;
    },

    list: async () =>
      newestFirst(all(callerOf(world, session()).account)).map(({ reference, policyNumber, createdAt, status }) => ({
        reference,
        policyNumber,
        createdAt,
        status,
      })),

    details: async (reference) =>
      all(callerOf(world, session()).account).find((claim) => claim.reference === reference) ??
      refuse(404, 'There is no such claim.'),
  };
};
