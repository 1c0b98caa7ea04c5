import type { ChangeStatus } from '../../application/ports/ChangeStatus';
import type { Clock } from '../../application/ports/Clock';
import { isActive } from '../../domain/account/PaidPolicy';
import { type CoverageCode, isCoverageCode } from '../../domain/policy/Coverage';
import { type Term, shownTerm } from '../../domain/policy/terms';
import type { Account } from './Account';
import type { Caller } from './caller';
import { fail } from './fail';
import { ownValue } from './ownValue';
import { enterPayment } from './payments';
import { previewOf, rateOf, standardCoverage } from './tariff';
import { type PendingChange, type World, nextNumber, ownerOfEmail } from './World';

const POLLS_PENDING = 1;

/** Starts a change that completes while it is polled. Returns its id. */
export const beginChange = (
  world: World,
  { name }: Caller,
  change: Pick<PendingChange, 'email'> | Pick<PendingChange, 'coverages'>,
): string => {
  const id = `change-${nextNumber(world)}`;
  world.changes[id] = { owner: name, pollsLeft: POLLS_PENDING, ...change };
  return id;
};

/** The status of a change. A change takes effect when its status becomes `complete`. */
export const pollChange = (world: World, caller: Caller, id: string, clock: Clock): ChangeStatus => {
  const change = ownValue(world.changes, id);
  if (change?.owner !== caller.name) return fail('notFound', 'There is no such change.');
  if (change.failure !== undefined) return { kind: 'failed', message: change.failure };
  if (change.pollsLeft > 0) {
    change.pollsLeft -= 1;
    return { kind: 'pending' };
  }
  const failure = takeEffect(world, caller, change, clock);
  // Later polls repeat the status without any further effect.
  world.changes[id] = { owner: change.owner, pollsLeft: 0, ...(failure !== undefined && { failure }) };
  return failure === undefined ? { kind: 'complete' } : { kind: 'failed', message: failure };
};

/** Makes the change; returns why it is no longer possible. */
const takeEffect = (
  world: World,
  { account, name }: Caller,
  { email, coverages }: PendingChange,
  clock: Clock,
): string | undefined => {
  if (email !== undefined) {
    if ((ownerOfEmail(world, email) ?? name) !== name) return 'This email address now belongs to another customer.';
    account.email = email;
    account.profile = { ...account.profile, email };
  }
  if (coverages !== undefined) {
    const [policy] = account.policies;
    const term = policy && shownTerm(policy.terms);
    if (term === undefined || !isActive(term)) return 'The policy is no longer active.';
    applyCoverages(account, coverages, clock);
  }
  return undefined;
};

/** Replaces the term that the policy shows. */
export const changeShownTerm = (account: Account, change: (term: Term) => Term): void => {
  account.policies = account.policies.map((policy) => {
    const shown = shownTerm(policy.terms);
    const swap = (term: Term | undefined): Term | undefined => (term && term === shown ? change(term) : term);
    const { future, current, prior } = policy.terms;
    return {
      ...policy,
      terms: { future: swap(future), current: swap(current), prior: prior.map((term) => swap(term) ?? term) },
    };
  });
};

const applyCoverages = (account: Account, codes: readonly CoverageCode[], clock: Clock): void =>
  changeShownTerm(account, (term) => {
    const { annualPremium, monthlyPayment } = rateOf(codes);
    enterPayment(account, previewOf(term, codes, clock.today()).proratedValue, clock);
    return {
      ...term,
      annualPremium,
      monthlyPremium: monthlyPayment,
      coverages: [
        ...codes.map((code) => term.coverages.find((coverage) => coverage.code === code) ?? standardCoverage(code)),
        ...term.coverages.filter(({ code }) => !isCoverageCode(code)),
      ],
    };
  });
