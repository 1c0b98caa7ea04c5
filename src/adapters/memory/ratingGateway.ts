import type { Clock } from '../../application/ports/Clock';
import type { RatingGateway } from '../../application/ports/RatingGateway';
import { codesOf } from '../../domain/policy/Coverage';
import { shownTerm } from '../../domain/policy/terms';
import type { Session } from '../../domain/session/Session';
import { callerOf } from './caller';
import { previewOf, rateOf } from './tariff';
import type { World } from './World';

export const memoryRatingGateway = (world: World, session: () => Session | undefined, clock: Clock): RatingGateway => ({
  rate: async ({ coverages }) => {
    callerOf(world, session());
    return rateOf(codesOf(coverages));
  },

  preview: async (quoteId, { coverages }) => {
    const { account } = callerOf(world, session());
    if (account.isFrozen) return { kind: 'forbidden' };
    const policy = account.policies.find((held) => held.quoteId === quoteId);
    const term = policy && shownTerm(policy.terms);
    if (term === undefined) return { kind: 'refused', message: 'There is no such quote.' };
    const preview = previewOf(codesOf(term.coverages), codesOf(coverages), clock.today(), term.endDate);
    return { kind: 'rated', preview };
  },
});
