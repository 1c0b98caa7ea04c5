import type { ChangeStatus } from '../../application/ports/ChangeStatus';
import type { Clock } from '../../application/ports/Clock';
import { isActive } from '../../domain/policy/Policy';
import type { CoverageCode } from '../../domain/policy/Coverage';
import { type Term, shownTerm } from '../../domain/policy/terms';
import type { Account } from './Account';
import { type Caller, refuse } from './caller';
import { held } from './held';
import { enterPayment } from './payments';
import { previewOf, rateOf, standardCoverage } from './tariff';
import { type PendingChange, type World, nextNumber, ownerOfEmail } from './World';

/** How often a change is still pending when it is asked after. */
const POLLS_PENDING = 1;

/** Begins something that the insurer carries out in its own time, and answers its id. */
export const beginChange = (
  world: World,
  { name }: Caller,
  change: Pick<PendingChange, 'email'> | Pick<PendingChange, 'coverages'>,
): string => {
  const id = `change-${nextNumber(world)}`;
  world.changes[id] = { owner: name, pollsLeft: POLLS_PENDING, ...change };
  return id;
};

/** Asks how a change stands. One that completes takes effect now. */
export const pollChange = (world: World, caller: Caller, id: string, clock: Clock): ChangeStatus => {
  const change = held(world.changes, id);
  if (change?.owner !== caller.name) return refuse(404, 'There is no such change.');
  if (change.failure !== undefined) return { kind: 'failed', message: change.failure };
  if (change.pollsLeft > 0) {
    change.pollsLeft -= 1;
    return { kind: 'pending' };
  }
  const failure = takeEffect(world, caller, change, clock);
  // Asked again, it stands as it stood, and takes no further effect.
  world.changes[id] = { owner: change.owner, pollsLeft: 0, ...(failure !== undefined && { failure }) };
  return failure === undefined ? { kind: 'complete' } : { kind: 'failed', message: failure };
};

/** Carries the change out, or says why it cannot be any more. */
const takeEffect = (
  world: World,
  { account, name }: Caller,
  { email, coverages }: PendingChange,
  clock: Clock,
): string | undefined => {
  if (email !== undefined) {
    if ((ownerOfEmail(world, email) ?? name) !== name) return 'Somebody else has this email address by now.';
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
      coverages: codes.map(
        (code) => term.coverages.find((coverage) => coverage.code === code) ?? standardCoverage(code),
      ),
    };
  });
