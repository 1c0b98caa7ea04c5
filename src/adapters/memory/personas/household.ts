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

interface Household {
  readonly email: string;
  readonly day: CalendarDate;
  readonly firstName: string;
  readonly middleInitial?: string;
  readonly lastName: string;
  readonly address: PostalAddress;
  readonly phoneNumber: string;
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

const profileOf = (of: Household, billingTerm: BillingTerm): Profile => ({
  ...profileDefaults,
  firstName: of.firstName,
  middleInitial: of.middleInitial ?? '',
  lastName: of.lastName,
  phoneNumber: of.phoneNumber,
  email: of.email,
  address: of.address,
  billingTerm,
});

/** A customer with one policy in its current term. A persona overrides what is special about it. */
export const household = (of: Household): Account => {
  const { day, policyNumber, billingTerm = 'yearly', termStarts = -120, paysBy = visa } = of;
  const term = termOf(day, termStarts, of.status ?? 'current', of.coverages);
  const newest = (days: number) => ({ by: paysBy, newest: CalendarDate.plusDays(day, days) });
  const key = (kind: Parameters<typeof storedKey>[1], daysAgo: number): string =>
    storedKey(policyNumber, kind, day, daysAgo);
  return {
    email: of.email,
    password,
    profile: profileOf(of, billingTerm),
    policies: [
      {
        policyNumber,
        quoteId: `Q-${policyNumber}`,
        residenceType: of.residenceType ?? 'HOME',
        terms: { current: term, prior: [] },
      },
    ],
    claims: [],
    generated: { claims: 0, payments: 0 },
    billingTerm,
    paymentMethod: paysBy,
    payments:
      billingTerm === 'monthly'
        ? monthlyPayments({ ...newest(-12), amount: rateOf(of.coverages).monthlyPayment, count: of.payments ?? 4 })
        : yearlyPayments({
            ...newest(termStarts),
            amount: rateOf(of.coverages).annualPremium,
            count: of.payments ?? 2,
          }),
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
    filedByKey: {},
  };
};
