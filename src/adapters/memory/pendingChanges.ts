import type { ChangeStatus } from '../../application/ports/ChangeStatus';
import { codesOf } from '../../domain/policy/Coverage';
import { Instant } from '../../domain/Instant';
import type { CoverageCode } from '../../domain/policy/Coverage';
import type { Term } from '../../domain/policy/terms';
import { shownTerm } from '../../domain/policy/terms';
import type { Caller } from './caller';
import { refuse } from './caller';
import { momentOf } from './generatedRows';
import { previewOf, rateOf, standardCoverage } from './tariff';
import type { Account } from './Account';
import type { World } from './World';

/** Asks how a change stands. One that completes takes effect now. */
export const pollChange = (world: World, caller: Caller, id: string): ChangeStatus => {
  const change = world.changes[id];
  if (change?.owner !== caller.name) return refuse(404, 'There is no such change.');
  if (change.failure !== undefined) return { kind: 'failed', message: change.failure };
  if (change.pollsLeft > 0) {
    change.pollsLeft -= 1;
    return { kind: 'pending' };
  }
  if (change.email !== undefined) {
    caller.account.email = change.email;
    caller.account.profile = { ...caller.account.profile, email: change.email };
  }
  if (change.coverages !== undefined) applyCoverages(caller.account, change.coverages, world);
  // Asked again, it is still complete, and takes no further effect.
  world.changes[id] = { owner: change.owner, pollsLeft: 0 };
  return { kind: 'complete' };
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

const applyCoverages = (account: Account, codes: readonly CoverageCode[], world: World): void =>
  changeShownTerm(account, (term) => {
    const { annualPremium, monthlyPayment } = rateOf(codes);
    const { proratedValue } = previewOf(codesOf(term.coverages), codes, world.day, term.endDate);
    if (proratedValue !== 0) {
      account.payments.unshift({
        createdAt: Instant.parse(momentOf(world.day)) ?? momentOf(world.day),
        action: proratedValue > 0 ? 'Payment' : 'Refund',
        amount: proratedValue,
        cardType: account.paymentMethod.cardType,
        lastFour: account.paymentMethod.lastFour,
        status: 'success',
      });
    }
    return {
      ...term,
      annualPremium,
      monthlyPremium: monthlyPayment,
      coverages: codes.map((code) => term.coverages.find((held) => held.code === code) ?? standardCoverage(code)),
    };
  });
