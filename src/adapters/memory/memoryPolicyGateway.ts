import type { Clock } from '../../application/ports/Clock';
import type { CancellationReply, CoverageChangeReply, PolicyGateway } from '../../application/ports/PolicyGateway';
import { hasStarted, isActive, isCancelled } from '../../domain/account/PaidPolicy';
import { CANCELLATION_REASON_LIMIT } from '../../domain/policy/cancellation';
import { type Coverage, codesOf } from '../../domain/policy/Coverage';
import { offeredCoverages } from '../../domain/policy/coverageChange';
import { type Policy, policyShown } from '../../domain/policy/Policy';
import { lengthOf } from '../../domain/typed/lengthOf';
import type { Account } from './Account';
import type { Caller } from './caller';
import { refused } from './fail';
import { onceByKey } from './onceByKey';
import { beginChange, changeShownTerm, pollChange } from './pendingChanges';
import type { World } from './World';

const shownPolicy = ({ policies: [policy] }: Account): Policy | undefined => policy && policyShown(policy, false);

/** Why the policy cannot have these coverages; `undefined` if it can. */
export const coverageRefusal = (policy: Policy, coverages: readonly Coverage[]): string | undefined => {
  const codes = codesOf(coverages);
  if (codes.length === 0) return 'At least one coverage is required.';
  if (new Set(codes).size < codes.length) return 'A coverage appears twice.';
  if (!codes.every((code) => offeredCoverages(policy).includes(code))) {
    return 'A coverage is not offered for this type of residence.';
  }
  return undefined;
};

export const memoryPolicyGateway = (world: World, caller: () => Caller, clock: Clock): PolicyGateway => ({
  list: async () => [...caller().account.policies],

  cancel: async (reason, key) => {
    const { account } = caller();
    return onceByKey<CancellationReply>(account, {
      key,
      sent: { reason },
      isDone: ({ kind }) => kind === 'accepted',
      write: () => {
        const policy = shownPolicy(account);
        if (reason.trim() === '') return refused('A reason is required to cancel the policy.');
        if (lengthOf(reason) > CANCELLATION_REASON_LIMIT) return refused('The reason is too long.');
        if (policy === undefined) return refused('There is no policy to cancel.');
        if (isCancelled(policy)) return refused('This policy has already been cancelled.');
        changeShownTerm(account, (term) => ({ ...term, status: 'cancelled' }));
        return { kind: 'accepted' };
      },
    });
  },

  changeCoverages: async (coverages, _description, key) => {
    const customer = caller();
    const { account } = customer;
    return onceByKey<CoverageChangeReply>(account, {
      key,
      sent: codesOf(coverages),
      isDone: ({ kind }) => kind === 'accepted',
      refuse: refused,
      write: () => {
        const policy = shownPolicy(account);
        if (account.isFrozen) return { kind: 'forbidden' };
        if (policy === undefined || !isActive(policy)) return refused('The policy is not active.');
        if (!hasStarted(policy, clock.today())) return refused('The policy is not effective yet.');
        if (account.pastDue) return refused('The account is past due.');
        const refusal = coverageRefusal(policy, coverages);
        if (refusal !== undefined) return refused(refusal);
        return { kind: 'accepted', correlationId: beginChange(world, customer, { coverages: codesOf(coverages) }) };
      },
    });
  },

  changeStatus: async (correlationId) => pollChange(world, caller(), correlationId, clock),
});
