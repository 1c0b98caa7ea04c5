import type { Request } from 'express';
import type { Account } from '../../../src/adapters/memory/Account';
import type { Insurer } from '../../../src/adapters/reference-api/Insurer';
import type { Answer, Variation } from '../../../src/adapters/reference-api/Variation';
import { Instant } from '../../../src/domain/Instant';
import { Money } from '../../../src/domain/Money';
import type { Term } from '../../../src/domain/policy/terms';
import { remembering } from '../remembering';
import { type Body, bodyOf, ownAccount, sessionIn } from '../requests';

/** Side effects of a wrong backend on a customer's account. */

/** Changes the account of a request before it is answered, if the answer is of some kind. */
export const onceAnswered = (
  name: string,
  call: string,
  isMeant: (answer: Answer, request: Request, times: number) => boolean,
  of: (account: Account) => void,
): Variation =>
  remembering(name, call, () => ({ account: undefined as Account | undefined, times: 0 }), {
    asks: (request, memory, insurer) => {
      memory.account = ownAccount(request, insurer);
    },
    answers: (answer, memory, request) => {
      if (memory.account && isMeant(answer, request, memory.times)) {
        memory.times += 1;
        of(memory.account);
      }
    },
  });

/** Adds the newest payment again, with the same or another amount. */
export const enters = (account: Account, cents?: number): void => {
  const [newest] = account.payments;
  if (!newest) return;
  const amount = cents === undefined ? newest.amount : Money.ofCents(cents);
  account.payments = [{ ...newest, amount, createdAt: Instant.ofDate(new Date()) }, ...account.payments];
};

/** Changes the current term of every policy. */
export const withTerm = (account: Account, of: (term: Term) => Term): void => {
  account.policies = account.policies.map((policy) => {
    const { current } = policy.terms;
    return { ...policy, terms: { ...policy.terms, ...(current && { current: of(current) }) } };
  });
};

export const dearer = (account: Account): void =>
  withTerm(account, (term) => ({ ...term, annualPremium: Money.ofCents(99_900) }));

export const hasNewAddress = ({ email }: Account): boolean => email.startsWith('Scenario-');

export const isOwed = ({ balance }: Account): boolean => Money.toDollars(balance) < 0;

/** Also changes another part of the customer's account when a call succeeds. */
export const besides = (name: string, call: string, of: (account: Account, body: Body) => void): Variation => {
  const insurers = new WeakMap<object, readonly [Request, Insurer]>();
  return {
    name,
    calls: [call],
    asks: (request, insurer) => void insurers.set(request, [request, insurer]),
    answers: ({ status }, asked) => {
      const [request, insurer] = insurers.get(asked) ?? [];
      const account = request && insurer && ownAccount(request, insurer);
      if (account && status < 300) of(account, bodyOf(asked));
    },
  };
};

/** Changes the account before the call is answered. */
export const beforehand = (
  name: string,
  call: string,
  of: (account: Account, body: Body, isExpired: boolean) => void,
): Variation => ({
  name,
  calls: [call],
  asks: (request, insurer) => {
    const account = ownAccount(request, insurer);
    if (account) of(account, bodyOf(request), insurer.expired.has(sessionIn(request)));
  },
});

export const withProfile = (account: Account, fields: object): void => {
  account.profile = { ...account.profile, ...fields };
};
