import type { BillingTerm } from '../../../domain/billing/BillingTerm';
import type { PaymentMethod } from '../../../domain/billing/BillingHistory';
import { CalendarDate } from '../../../domain/CalendarDate';
import { type Profile, profileDefaults } from '../../../domain/customer/Profile';
import { Money } from '../../../domain/Money';
import type { PostalAddress } from '../../../domain/PostalAddress';
import type { CoverageCode } from '../../../domain/policy/Coverage';
import type { Term } from '../../../domain/policy/terms';
import type { Account } from '../Account';
import { rateOf, standardCoverage } from '../tariff';
import { monthlyPayments, yearlyPayments } from './pastPayments';
import { storedKey, strayKeys } from './storedKeys';

export const password = 'Hearth-2026!';

export const visa = { type: 'credit_card', cardType: 'visa', lastFour: '1111' } as const;
export const mastercard = { type: 'credit_card', cardType: 'mastercard', lastFour: '4444' } as const;
export const discover = { type: 'credit_card', cardType: 'discover', lastFour: '9424' } as const;
export const americanExpress = { type: 'credit_card', cardType: 'american_express', lastFour: '0005' } as const;
export const bankAccount = { type: 'bank_account_info', lastFour: '6789' } as const;

type Customer = Pick<Profile, 'firstName' | 'lastName' | 'phoneNumber' | 'address'> &
  Partial<Pick<Profile, 'middleInitial'>>;

export const customer = (
  firstName: string,
  lastName: string,
  phoneNumber: string,
  address: PostalAddress,
): Customer => ({ firstName, lastName, phoneNumber, address });

interface Contract {
  readonly policyNumber: string;
  readonly residenceType?: string;
  readonly coverages: readonly CoverageCode[];
  readonly billingTerm?: BillingTerm;
  readonly paysBy?: PaymentMethod;
  /** Days from today to the start of the term, negative for the past. A term lasts one year. */
  readonly termStarts?: number;
  readonly status?: string;
  /** The number of past payments: one per month with a monthly term, otherwise one per year. */
  readonly payments?: number;
}

/** A term of one year that begins this many days from today. */
export const termOf = (day: CalendarDate, starts: number, status: string, coverages: readonly CoverageCode[]): Term => {
  const rate = rateOf(coverages);
  return {
    startDate: CalendarDate.plusDays(day, starts),
    endDate: CalendarDate.plusDays(day, starts + 365),
    status,
    monthlyPremium: rate.monthlyPayment,
    annualPremium: rate.annualPremium,
    coverages: coverages.map(standardCoverage),
  };
};

const accountOf = (name: string, contract: Contract, of: Customer, day: CalendarDate): Account => {
  const { policyNumber, coverages, billingTerm = 'yearly', termStarts = -120, paysBy = visa, payments } = contract;
  const email = `${name}@example.com`;
  const { monthlyPayment, annualPremium } = rateOf(coverages);
  const newest = (days: number) => ({ by: paysBy, newest: CalendarDate.plusDays(day, days) });
  const key = (kind: Parameters<typeof storedKey>[1], daysAgo: number): string =>
    storedKey(policyNumber, kind, day, daysAgo);
  return {
    email,
    password,
    profile: { ...profileDefaults, middleInitial: '', ...of, email, billingTerm },
    policies: [
      {
        policyNumber,
        quoteId: `Q-${policyNumber}`,
        residenceType: contract.residenceType ?? 'HOME',
        terms: { current: termOf(day, termStarts, contract.status ?? 'current', coverages), prior: [] },
      },
    ],
    claims: [],
    generated: { claims: 0, payments: 0 },
    billingTerm,
    paymentMethod: paysBy,
    payments:
      billingTerm === 'monthly'
        ? monthlyPayments({ ...newest(-12), amount: monthlyPayment, count: payments ?? 4 })
        : yearlyPayments({ ...newest(termStarts), amount: annualPremium, count: payments ?? 2 }),
    pastDue: false,
    balance: Money.zero,
    documentKeys: [
      key('decPage', -termStarts),
      key('decPage', 365 - termStarts),
      key('policyPackage', -termStarts),
      key('recurringAuthorization', -termStarts - 2),
      key('floodInformation', -termStarts - 1),
      key('billingNotice', 30),
      ...strayKeys(policyNumber, day),
    ],
    isFrozen: false,
    repliesByKey: {},
  };
};

/** A customer with one policy in its current term, and what is special about the persona. */
export const household =
  (contract: Contract, of: Customer, special?: (account: Account, day: CalendarDate) => Partial<Account>) =>
  (name: string, day: CalendarDate): Account => {
    const account = accountOf(name, contract, of, day);
    return { ...account, ...special?.(account, day) };
  };

/** One more document that is stored for the customer. */
export const withDocument =
  (kind: Parameters<typeof storedKey>[1], daysAgo: number) =>
  ({ policies: [policy], documentKeys }: Account, day: CalendarDate): Pick<Account, 'documentKeys'> => ({
    documentKeys: [storedKey(policy?.policyNumber ?? '', kind, day, daysAgo), ...documentKeys],
  });
