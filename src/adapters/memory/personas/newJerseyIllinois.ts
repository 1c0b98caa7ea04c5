import { CalendarDate } from '../../../domain/CalendarDate';
import type { ClaimDetails } from '../../../domain/claims/Claim';
import { Money } from '../../../domain/Money';
import { momentOf } from '../momentOf';
import type { Account } from '../Account';
import { discover, household, mastercard } from './household';
import { refundOf } from './pastPayments';
import { storedKey } from './storedKeys';

type Persona = (day: CalendarDate) => Account;

const inNewJersey = (address1: string, city: string, zipCode: string) => ({ address1, city, state: 'NJ', zipCode });

const claimsOf = (day: CalendarDate, policyNumber: string): ClaimDetails[] => [
  {
    reference: 'HC-204417',
    cpClaimNumber: 'CP-88120',
    policyNumber,
    createdAt: momentOf(CalendarDate.plusDays(day, -200)),
    status: 'closed',
    dateOfLoss: CalendarDate.plusDays(day, -203),
    equipment: 'Water heater',
    estimate: Money.ofCents(184950),
    description: 'The water heater leaked and does not heat any more.',
  },
  {
    reference: 'HC-204938',
    policyNumber,
    createdAt: momentOf(CalendarDate.plusDays(day, -64)),
    status: 'in review',
    dateOfLoss: CalendarDate.plusDays(day, -66),
    equipment: 'Central air conditioner',
    estimate: Money.ofCents(62000),
    description: 'The compressor starts and stops again after a few seconds.',
  },
  {
    reference: 'HC-205501',
    policyNumber,
    createdAt: momentOf(CalendarDate.plusDays(day, -6)),
    status: 'open',
    dateOfLoss: CalendarDate.plusDays(day, -7),
    equipment: 'Refrigerator',
    estimate: Money.ofCents(39999),
    description: 'Both doors are warm.\nThe motor hums without cooling.',
  },
];

export const njCurrent: Persona = (day) => {
  const account = household({
    day,
    email: 'nj-current@example.com',
    firstName: 'Carmen',
    middleInitial: 'L',
    lastName: 'Dawson',
    address: inNewJersey('19 Harbor View', 'Hoboken', '07030'),
    phoneNumber: '+12015550176',
    policyNumber: 'HP-20010001',
    coverages: ['bul', 'hep'],
    billingTerm: 'monthly',
    paysBy: mastercard,
    payments: 13,
  });
  return {
    ...account,
    profile: { ...account.profile, mailingAddress: inNewJersey('PO Box 418', 'Jersey City', '07303') },
    claims: claimsOf(day, 'HP-20010001'),
    payments: [refundOf(mastercard, 350, CalendarDate.plusDays(day, -5)), ...account.payments],
  };
};

export const njNoClaims: Persona = (day) =>
  household({
    day,
    email: 'nj-noclaims@example.com',
    firstName: 'Julian',
    lastName: 'Park',
    address: inNewJersey('406 Nassau Street', 'Princeton', '08540'),
    phoneNumber: '609-555-0121',
    policyNumber: 'HP-20010002',
    coverages: ['hep'],
  });

export const njManyClaims: Persona = (day) => ({
  ...household({
    day,
    email: 'nj-manyclaims@example.com',
    firstName: 'Beatrice',
    lastName: 'Holloway',
    address: inNewJersey('1000 Thousand Oaks', 'Trenton', '08608'),
    phoneNumber: '609-555-0100',
    policyNumber: 'HP-20010003',
    coverages: ['bul', 'hep'],
    billingTerm: 'monthly',
    payments: 0,
  }),
  generated: { claims: 10000, payments: 10000 },
});

export const ilCurrent: Persona = (day) =>
  household({
    day,
    email: 'il-current@example.com',
    firstName: 'Desmond',
    lastName: 'Price',
    address: { address1: '73 Prairie Avenue', city: 'Evanston', state: 'IL', zipCode: '60201' },
    phoneNumber: '847-555-0193',
    policyNumber: 'HP-30010001',
    paysBy: discover,
    residenceType: 'LANDLORD_HOME',
    coverages: ['bul', 'hep'],
  });

export const njCancelled: Persona = (day) => {
  const account = household({
    day,
    email: 'nj-cancelled@example.com',
    firstName: 'Lydia',
    lastName: 'Stone',
    address: inNewJersey('8 Cedar Court', 'Morristown', '07960'),
    phoneNumber: '973-555-0158',
    policyNumber: 'HP-20010004',
    coverages: ['bul'],
    status: 'cancelled',
  });
  const notice = storedKey('HP-20010004', 'cancellationConfirmation', day, 21);
  return { ...account, documentKeys: [notice, ...account.documentKeys] };
};

export const njNoTerms: Persona = (day) => {
  const account = household({
    day,
    email: 'nj-noterms@example.com',
    firstName: 'Edwin',
    lastName: 'Clarke',
    address: inNewJersey('61 Mill Road', 'Newark', '07104'),
    phoneNumber: '973-555-0187',
    policyNumber: 'HP-20010005',
    coverages: ['hep'],
  });
  return { ...account, policies: account.policies.map((policy) => ({ ...policy, terms: { prior: [] } })) };
};

export const njNoPolicy: Persona = (day) => ({
  ...household({
    day,
    email: 'nj-nopolicy@example.com',
    firstName: 'Rosa',
    lastName: 'Engel',
    address: inNewJersey('15 Beach Avenue', 'Asbury Park', '07712'),
    phoneNumber: '732-555-0133',
    policyNumber: 'HP-20010006',
    coverages: ['hep'],
    payments: 0,
  }),
  policies: [],
  documentKeys: [],
});
