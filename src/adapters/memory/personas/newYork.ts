import { CalendarDate } from '../../../domain/CalendarDate';
import { Money } from '../../../domain/Money';
import type { Account } from '../Account';
import { rateOf } from '../tariff';
import { yearsLater } from '../yearsLater';
import {
  addressIn,
  americanExpress,
  bankAccount,
  both,
  customer,
  discover,
  household,
  mastercard,
  termOf,
  visa,
} from './household';
import { monthlyPayments } from './pastPayments';

const inNewYork = addressIn('NY');

export const newYork = {
  'ny-current': household(
    { policyNumber: 'HP-10010001', coverages: ['bul'], paysBy: visa, termStarts: -90, payments: 1 },
    customer('Nora', 'Whitfield', '518-555-0142', inNewYork('118 Maple Avenue', 'Albany', '12203'), 'J'),
    ({ profile, payments }, day) => ({
      profile: {
        ...profile,
        thirdPartyDesignee: { fullName: 'Peter Whitfield', address: inNewYork('4 Orchard Lane', 'Troy', '12180') },
      },
      payments: [
        ...payments,
        // When the customer paid monthly.
        ...monthlyPayments({
          by: visa,
          amount: rateOf(['bul']).monthlyPayment,
          termEnd: CalendarDate.plusDays(day, -90),
          before: CalendarDate.plusDays(day, -90),
          count: 23,
        }),
      ],
    }),
  ),
  'ny-both': household(
    { policyNumber: 'HP-10010002', coverages: both, billingTerm: 'monthly', paysBy: mastercard, payments: 12 },
    customer('Marcus', 'Bell', '716-555-0117', inNewYork('27 Clinton Street', 'Buffalo', '14203')),
  ),
  'ny-nonrecurring': household(
    { policyNumber: 'HP-10010003', coverages: ['hep'], paysBy: discover, billingTerm: 'nonrecurringyearly' },
    customer('Aisha', 'Karim', '315-555-0188', inNewYork('902 Seneca Turnpike', 'Syracuse', '13215')),
  ),
  'ny-eft': household(
    { policyNumber: 'HP-10010004', coverages: ['bul'], paysBy: bankAccount, notice: ['billingReinstated', 75] },
    customer('Walter', 'Osei', '914-555-0163', inNewYork('66 Garden Place', 'Yonkers', '10701')),
  ),
  'ny-pastdue': household(
    {
      policyNumber: 'HP-10010005',
      coverages: ['bul'],
      billingTerm: 'monthly',
      paysBy: mastercard,
      notice: ['nonPayCancellation', 8],
    },
    customer('Elena', 'Marsh', '845-555-0129', inNewYork('13 Hudson Street', 'Kingston', '12401')),
    ({ payments }) => ({
      payments: payments.map((payment, index) => (index === 0 ? { ...payment, status: 'declined' } : payment)),
      pastDue: true,
      balance: Money.ofCents(12550),
    }),
  ),
  'ny-renewal': household(
    {
      policyNumber: 'HP-10010006',
      coverages: ['hep'],
      billingTerm: 'nonrecurringyearly',
      termStarts: -410,
      terms: (day) => {
        const endDate = CalendarDate.plusDays(day, -45);
        const term = termOf(day, -410, 'current', ['hep']);
        return { current: { ...term, startDate: yearsLater(endDate, -1), endDate }, prior: [] };
      },
    },
    customer('Theodore', 'Lang', '607-555-0150', inNewYork('5 Chapel Road', 'Ithaca', '14850')),
  ),
  'ny-upcoming': household(
    {
      policyNumber: 'HP-10010007',
      coverages: both,
      termStarts: -5,
      terms: (day) => ({ future: termOf(day, 21, '', both), prior: [] }),
      payments: 1,
    },
    customer('Grace', 'Tran', '585-555-0135', inNewYork('240 Lake Avenue', 'Rochester', '14608')),
  ),
  'ny-condo': household(
    { policyNumber: 'HP-10010008', residenceType: 'CONDO', coverages: ['hep'], paysBy: americanExpress },
    customer('Simon', 'Reyes', '212-555-0171', inNewYork('88 Riverside Drive, Apt 9C', 'New York', '10024')),
  ),
  'ny-frozen': household(
    { policyNumber: 'HP-10010009', coverages: ['bul'], termStarts: -350 },
    customer('Ingrid', 'Sorensen', '518-555-0199', inNewYork('31 Frost Hill', 'Saratoga Springs', '12866')),
    () => ({ isFrozen: true }),
  ),
  'ny-cancelled': household(
    { policyNumber: 'HP-10010010', coverages: ['bul'], status: 'cancelled', notice: ['cancellationConfirmation', 14] },
    customer('Hugo', 'Devine', '845-555-0104', inNewYork('7 Station Road', 'Poughkeepsie', '12601')),
  ),
};

/** A customer who has no password yet. */
const newcomer = (firstName: string, policyNumber: string, entry: Partial<Account>) =>
  household(
    { policyNumber, coverages: ['hep'], payments: 0 },
    customer(firstName, 'Novak', '315-555-0110', inNewYork('52 Elm Street', 'Utica', '13501')),
    () => ({ password: undefined, ...entry }),
  );

export const newcomers = {
  'ny-invited': newcomer('Ivy', 'HP-10010011', { invitation: 'invite-ny' }),
  'ny-temporary': newcomer('Tobias', 'HP-10010012', { temporaryPassword: 'Temp-2026!' }),
};
