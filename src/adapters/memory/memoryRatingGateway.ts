import type { Clock } from '../../application/ports/Clock';
import type { RatingGateway } from '../../application/ports/RatingGateway';
import { codesOf } from '../../domain/policy/Coverage';
import { policyShown } from '../../domain/policy/Policy';
import { shownTerm } from '../../domain/policy/terms';
import type { Caller } from './caller';
import { fail, refused } from './fail';
import { coverageRefusal } from './memoryPolicyGateway';
import { previewOf, rateOf, standardCoverage } from './tariff';

export const memoryRatingGateway = (caller: () => Caller, clock: Clock): RatingGateway => ({
  rate: async ({ coverages }) => {
    caller();
    if (coverages.length === 0) fail('other', 'At least one coverage is required.');
    const codes = codesOf(coverages);
    return { ...rateOf(codes), coverages: codes.map(standardCoverage) };
  },

  preview: async (quoteId, { coverages }) => {
    const { account } = caller();
    if (account.isFrozen) return { kind: 'forbidden' };
    const quoted = account.policies.find((policy) => policy.quoteId === quoteId);
    const term = quoted && shownTerm(quoted.terms);
    const policy = quoted && policyShown(quoted, false);
    if (term === undefined || policy === undefined) return refused('There is no such quote.');
    const refusal = coverageRefusal(policy, coverages);
    if (refusal !== undefined) return refused(refusal);
    return { kind: 'rated', preview: previewOf(term, codesOf(coverages), clock.today()) };
  },
});
