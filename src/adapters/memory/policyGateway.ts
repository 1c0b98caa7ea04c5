import type { PolicyGateway } from '../../application/ports/PolicyGateway';
import { codesOf } from '../../domain/policy/Coverage';
import { shownTerm } from '../../domain/policy/terms';
import type { Session } from '../../domain/session/Session';
import { callerOf } from './caller';
import { changeShownTerm, pollChange } from './pendingChanges';
import { type World, nextNumber } from './World';

export const memoryPolicyGateway = (world: World, session: () => Session | undefined): PolicyGateway => ({
  list: async () => [...callerOf(world, session()).account.policies],

  cancel: async (reason) => {
    const { account } = callerOf(world, session());
    const [policy] = account.policies;
    const term = policy && shownTerm(policy.terms);
    if (reason.trim() === '') return { kind: 'refused', message: 'A reason is required to cancel the policy.' };
    if (term === undefined) return { kind: 'refused', message: 'There is no policy to cancel.' };
    if (term.status === 'cancelled') return { kind: 'refused', message: 'This policy has already been cancelled.' };
    changeShownTerm(account, (shown) => ({ ...shown, status: 'cancelled' }));
    return { kind: 'accepted' };
  },

  changeCoverages: async (coverages) => {
    const { account, name } = callerOf(world, session());
    if (account.isFrozen) return { kind: 'forbidden' };
    if (account.pastDue) return { kind: 'refused', message: 'The account is past due.' };
    if (coverages.length === 0) return { kind: 'refused', message: 'At least one coverage is required.' };
    const correlationId = `policy-${String(nextNumber(world))}`;
    world.changes[correlationId] = { owner: name, pollsLeft: 1, coverages: codesOf(coverages) };
    return { kind: 'accepted', correlationId };
  },

  changeStatus: async (correlationId) => pollChange(world, callerOf(world, session()), correlationId),
});
