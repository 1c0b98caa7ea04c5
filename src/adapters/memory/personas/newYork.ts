import { CalendarDate } from '../../../domain/CalendarDate';
import { Money } from '../../../domain/Money';
import type { Account } from '../Account';
import { rateOf } from '../tariff';
import { americanExpress, bankAccount, discover, household, mastercard, termOf, visa } from './household';
import { monthlyPayments } from './pastPayments';
import { storedKey } from './storedKeys';

type Persona = (day: CalendarDate) => Account;

const inNewYork = (address1: string, city: string, zipCode: string) => ({ address1, city, state: 'NY', zipCode });

export const nyCurrent: Persona = (day) => {
  const account = household({
    day,
    email: 'ny-current@example.com',
    firstName: 'Nora',
    middleInitial: 'J',
    lastName: 'Whitfield',
    address: inNewYork('118 Maple Avenue', 'Albany', '12203'),
    phoneNumber: '518-555-0142',
    policyNumber: 'HP-10010001',
    coverages: ['bul'],
    paysBy: visa,
    termStarts: -90,
    payments: 1,
  });
  const designee = { fullName: 'Peter Whitfield', address: inNewYork('4 Orchard Lane', 'Troy', '12180') };
  const whilePayingMonthly = monthlyPayments({
    by: visa,
    amount: rateOf(['bul']).monthlyPayment,
    newest: CalendarDate.plusDays(day, -120),
    count: 23,
  });
  return {
    ...account,
    profile: { ...account.profile, thirdPartyDesignee: designee },
    payments: [...account.payments, ...whilePayingMonthly],
  };
};

export const nyBoth: Persona = (day) =>
  household({
    day,
    email: 'ny-both@example.com',
    firstName: 'Marcus',
    lastName: 'Bell',
    address: inNewYork('27 Clinton Street', 'Buffalo', '14203'),
    phoneNumber: '716-555-0117',
    policyNumber: 'HP-10010002',
    coverages: ['bul', 'hep'],
    billingTerm: 'monthly',
    paysBy: mastercard,
    payments: 12,
  });

export const nyNonrecurring: Persona = (day) =>
  household({
    day,
    email: 'ny-nonrecurring@example.com',
    firstName: 'Aisha',
    lastName: 'Karim',
    address: inNewYork('902 Seneca Turnpike', 'Syracuse', '13215'),
    phoneNumber: '315-555-0188',
    policyNumber: 'HP-10010003',
    coverages: ['hep'],
    paysBy: discover,
    billingTerm: 'nonrecurringyearly',
  });

export const nyEft: Persona = (day) => {
  const account = household({
    day,
    email: 'ny-eft@example.com',
    firstName: 'Walter',
    lastName: 'Osei',
    address: inNewYork('66 Garden Place', 'Yonkers', '10701'),
    phoneNumber: '914-555-0163',
    policyNumber: 'HP-10010004',
    coverages: ['bul'],
    paysBy: bankAccount,
  });
  return {
    ...account,
    documentKeys: [storedKey('HP-10010004', 'billingReinstated', day, 75), ...account.documentKeys],
  };
};

export const nyPastDue: Persona = (day) => {
  const account = household({
    day,
    email: 'ny-pastdue@example.com',
    firstName: 'Elena',
    lastName: 'Marsh',
    address: inNewYork('13 Hudson Street', 'Kingston', '12401'),
    phoneNumber: '845-555-0129',
    policyNumber: 'HP-10010005',
    coverages: ['bul'],
    billingTerm: 'monthly',
    paysBy: mastercard,
  });
  return {
    ...account,
    payments: account.payments.map((payment, index) => (index === 0 ? { ...payment, status: 'declined' } : payment)),
    pastDue: true,
    balance: Money.ofCents(12550),
    documentKeys: [storedKey('HP-10010005', 'nonPayCancellation', day, 8), ...account.documentKeys],
  };
};

export const nyRenewal: Persona = (day) =>
  household({
    day,
    email: 'ny-renewal@example.com',
    firstName: 'Theodore',
    lastName: 'Lang',
    address: inNewYork('5 Chapel Road', 'Ithaca', '14850'),
    phoneNumber: '607-555-0150',
    policyNumber: 'HP-10010006',
    coverages: ['hep'],
    billingTerm: 'nonrecurringyearly',
    termStarts: -410,
  });

export const nyUpcoming: Persona = (day) => {
  const account = household({
    day,
    email: 'ny-upcoming@example.com',
    firstName: 'Grace',
    lastName: 'Tran',
    address: inNewYork('240 Lake Avenue', 'Rochester', '14608'),
    phoneNumber: '585-555-0135',
    policyNumber: 'HP-10010007',
    coverages: ['bul', 'hep'],
    termStarts: -5,
    payments: 1,
  });
  return {
    ...account,
    policies: account.policies.map((policy) => ({
      ...policy,
      terms: { future: termOf(day, 21, '', ['bul', 'hep']), prior: [] },
    })),
  };
};

export const nyCondo: Persona = (day) =>
  household({
    day,
    email: 'ny-condo@example.com',
    firstName: 'Simon',
    lastName: 'Reyes',
    address: inNewYork('88 Riverside Drive, Apt 9C', 'New York', '10024'),
    phoneNumber: '212-555-0171',
    policyNumber: 'HP-10010008',
    residenceType: 'CONDO',
    coverages: ['hep'],
    paysBy: americanExpress,
  });

export const nyFrozen: Persona = (day) => ({
  ...household({
    day,
    email: 'ny-frozen@example.com',
    firstName: 'Ingrid',
    lastName: 'Sorensen',
    address: inNewYork('31 Frost Hill', 'Saratoga Springs', '12866'),
    phoneNumber: '518-555-0199',
    policyNumber: 'HP-10010009',
    coverages: ['bul'],
    termStarts: -350,
  }),
  isFrozen: true,
});

export const nyCancelled: Persona = (day) => {
  const account = household({
    day,
    email: 'ny-cancelled@example.com',
    firstName: 'Hugo',
    lastName: 'Devine',
    address: inNewYork('7 Station Road', 'Poughkeepsie', '12601'),
    phoneNumber: '845-555-0104',
    policyNumber: 'HP-10010010',
    coverages: ['bul'],
    status: 'cancelled',
  });
  const notice = storedKey('HP-10010010', 'cancellationConfirmation', day, 14);
  return { ...account, documentKeys: [notice, ...account.documentKeys] };
};

const newcomer =
  (name: string, firstName: string, policyNumber: string): Persona =>
  (day) => ({
    ...household({
      day,
      email: `${name}@example.com`,
      firstName,
      lastName: 'Novak',
      address: inNewYork('52 Elm Street', 'Utica', '13501'),
      phoneNumber: '315-555-0110',
      policyNumber,
      coverages: ['hep'],
      payments: 0,
    }),
    password: undefined,
  });

export const nyInvited: Persona = (day) => ({
  ...newcomer('ny-invited', 'Ivy', 'HP-10010011')(day),
  invitation: 'invite-ny',
});

export const nyTemporary: Persona = (day) => ({
  ...newcomer('ny-temporary', 'Tobias', 'HP-10010012')(day),
  temporaryPassword: 'Temp-2026!',
});
