import type { BillingTerm } from '../../../domain/billing/BillingTerm';
import { CalendarDate } from '../../../domain/CalendarDate';
import type { Profile } from '../../../domain/customer/Profile';
import { profileDefaults } from '../../../domain/customer/Profile';
import { Money } from '../../../domain/Money';
import type { PostalAddress } from '../../../domain/PostalAddress';
import type { CoverageCode } from '../../../domain/policy/Coverage';
import type { Term } from '../../../domain/policy/terms';
import { generatedPayments } from '../generatedRows';
import { rateOf, standardCoverage } from '../tariff';
import type { Account } from '../Account';

export const password = 'Hearth-2026!';

export const visa = { type: 'credit_card', cardType: 'visa', lastFour: '1111' } as const;
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
  /** Days from today on which the term begins, negative for the past; it lasts a year. */
  readonly termStarts?: number;
  readonly status?: string;
  readonly payments?: number;
}

/** A term of one year that begins so many days from today. */
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

/** A customer with one policy in its current term; a persona says what is special about its own. */
export const household = (of: Household): Account => {
  const { day, billingTerm = 'yearly', policyNumber } = of;
  const profile: Profile = {
    ...profileDefaults,
    firstName: of.firstName,
    middleInitial: of.middleInitial ?? '',
    lastName: of.lastName,
    phoneNumber: of.phoneNumber,
    email: of.email,
    address: of.address,
    billingTerm,
  };
  const date = (days: number): string => CalendarDate.plusDays(day, days);
  return {
    email: of.email,
    password,
    profile,
    policies: [
      {
        policyNumber,
        quoteId: `Q-${policyNumber}`,
        residenceType: of.residenceType ?? 'HOME',
        terms: { current: termOf(day, of.termStarts ?? -120, of.status ?? 'current', of.coverages), prior: [] },
      },
    ],
    claims: [],
    generated: { claims: 0, payments: 0 },
    billingTerm,
    paymentMethod: visa,
    payments: [...generatedPayments(of.payments ?? 3, day)],
    pastDue: false,
    balance: Money.zero,
    documentKeys: [
      `${policyNumber}/decPage/${date(-120)}.pdf`,
      `${policyNumber}/policyPackage/${date(-120)}.pdf`,
      `${policyNumber}/recurringAuthorization/${date(-118)}.pdf`,
      `${policyNumber}/billingNotice/${date(-30)}.pdf`,
      `${policyNumber}/floodInformation/${date(-119)}.pdf`,
      // What a portal must not link to: someone else's document, and keys that are none.
      `HP-00000000/decPage/${date(-10)}.pdf`,
      `${policyNumber}/../HP-00000000/decPage/${date(-10)}.pdf`,
      `${policyNumber}/decPage/notes.txt`,
    ],
    isFrozen: false,
    filedByKey: {},
  };
};
