import type { PaymentMethod } from '../../../domain/account/AccountStanding';
import type { BillingTerm } from '../../../domain/account/BillingTerm';
import { CalendarDate } from '../../../domain/CalendarDate';
import type { DocumentKind } from '../../../domain/documents/policyDocuments';
import { Money } from '../../../domain/Money';
import type { CoverageCode } from '../../../domain/policy/Coverage';
import type { Term, Terms } from '../../../domain/policy/terms';
import { PostalAddress } from '../../../domain/PostalAddress';
import { type Profile, emptyProfile } from '../../../domain/profile/Profile';
import type { Account } from '../Account';
import { rateOf, standardCoverage } from '../tariff';
import { yearsLater } from '../yearsLater';
import { monthlyPayments, yearlyPayments } from './pastPayments';
import { storedKey, strayKeys } from './storedKeys';

export const PASSWORD = 'Hearth-2026!';

export const visa = { type: 'credit_card', cardType: 'visa', lastFour: '1111' } as const;
export const mastercard = { type: 'credit_card', cardType: 'mastercard', lastFour: '4444' } as const;
export const discover = { type: 'credit_card', cardType: 'discover', lastFour: '9424' } as const;
export const americanExpress = { type: 'credit_card', cardType: 'american_express', lastFour: '0005' } as const;
export const bankAccount = { type: 'bank_account_info', lastFour: '6789' } as const;

export const both = ['bul', 'hep'] as const satisfies readonly CoverageCode[];

/** Makes the addresses of one state. */
export const addressIn =
  (state: string) =>
  (address1: string, city: string, zipCode: string): PostalAddress => ({
    ...PostalAddress.empty,
    address1,
    city,
    state,
    zipCode,
  });

type Customer = Pick<Profile, 'firstName' | 'lastName' | 'middleInitial' | 'phoneNumber' | 'address'>;

export const customer = (
  firstName: string,
  lastName: string,
  phoneNumber: string,
  address: PostalAddress,
  middleInitial = '',
): Customer => ({ firstName, lastName, middleInitial, phoneNumber, address });

interface PersonaPolicy {
  readonly policyNumber: string;
  readonly residenceType?: string;
  readonly coverages: readonly CoverageCode[];
  readonly billingTerm?: BillingTerm;
  readonly paysBy?: PaymentMethod;
  /** Days from today to the start of the term, negative for the past. A term lasts one year. */
  readonly termStarts?: number;
  readonly status?: string;
  /** In place of one current term. */
  readonly terms?: (day: CalendarDate) => Terms;
  /** The number of past payments: one per month with a monthly term, otherwise one per year. */
  readonly payments?: number;
  /** One more document that is stored for the customer, and its age in days. */
  readonly notice?: readonly [kind: DocumentKind, daysAgo: number];
}

/** A term of one year that begins this many days from today. */
export const termOf = (day: CalendarDate, starts: number, status: string, coverages: readonly CoverageCode[]): Term => {
  const rate = rateOf(coverages);
  const startDate = CalendarDate.plusDays(day, starts);
  return {
    startDate,
    endDate: yearsLater(startDate),
    status,
    monthlyPremium: rate.monthlyPayment,
    annualPremium: rate.annualPremium,
    coverages: coverages.map(standardCoverage),
  };
};

/** The keys of the stored documents of a customer. `termStarts` counts the days from today to the start of the term. */
const keysOf = ({ policyNumber, notice }: PersonaPolicy, termStarts: number, day: CalendarDate): string[] => {
  const documents: readonly (readonly [DocumentKind, number])[] = [
    ...(notice ? [notice] : []),
    ['decPage', -termStarts],
    ['decPage', 365 - termStarts],
    ['policyPackage', -termStarts],
    ['recurringAuthorization', -termStarts - 2],
    ['floodInformation', -termStarts - 1],
    ['billingNotice', 30],
  ];
  return [
    ...documents.map(([kind, daysAgo]) => storedKey(policyNumber, kind, day, daysAgo)),
    ...strayKeys(policyNumber, day),
  ];
};

const accountOf = (name: string, policy: PersonaPolicy, of: Customer, day: CalendarDate): Account => {
  const { policyNumber, coverages, billingTerm = 'yearly', termStarts = -120, paysBy = visa } = policy;
  const { residenceType = 'HOME', status = 'current', terms, payments } = policy;
  const email = `${name}@example.com`;
  const { monthlyPayment, annualPremium } = rateOf(coverages);
  const termStart = CalendarDate.plusDays(day, termStarts);
  return {
    email,
    password: PASSWORD,
    profile: { ...emptyProfile, ...of, email, billingTerm },
    policies: [
      {
        policyNumber,
        quoteId: `Q-${policyNumber}`,
        residenceType,
        terms: terms?.(day) ?? { current: termOf(day, termStarts, status, coverages), prior: [] },
      },
    ],
    claims: [],
    generated: { claims: 0, payments: 0 },
    billingTerm,
    paymentMethod: paysBy,
    payments:
      billingTerm === 'monthly'
        ? monthlyPayments({
            by: paysBy,
            amount: monthlyPayment,
            termEnd: yearsLater(termStart),
            before: day,
            count: payments ?? 4,
          })
        : yearlyPayments({ by: paysBy, amount: annualPremium, newest: termStart, count: payments ?? 2 }),
    pastDue: false,
    balance: Money.zero,
    documentKeys: keysOf(policy, termStarts, day),
    isFrozen: false,
    repliesByKey: {},
  };
};

/** A customer with one policy, and the details that set the persona apart. */
export const household =
  (policy: PersonaPolicy, of: Customer, special?: (account: Account, day: CalendarDate) => Partial<Account>) =>
  (name: string, day: CalendarDate): Account => {
    const account = accountOf(name, policy, of, day);
    return { ...account, ...special?.(account, day) };
  };
