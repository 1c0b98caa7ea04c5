import { CalendarDate } from '../../../domain/CalendarDate';
import { emptyClaimTexts } from '../../../domain/claims/claimTexts';
import { Money } from '../../../domain/Money';
import { momentOf } from '../momentOf';
import { paymentOf } from '../payments';
import { addressIn, both, customer, discover, household, mastercard } from './household';

const inNewJersey = addressIn('NJ');

const claimsOf = (day: CalendarDate) => [
  {
    reference: 'HC-204417',
    cpClaimNumber: 'CP-88120',
    createdAt: momentOf(CalendarDate.plusDays(day, -200)),
    status: 'closed',
    dateOfLoss: CalendarDate.plusDays(day, -203),
    equipment: 'Water heater',
    estimate: Money.ofCents(184950),
    description: 'The water heater leaked and does not heat any more.',
  },
  {
    reference: 'HC-204938',
    createdAt: momentOf(CalendarDate.plusDays(day, -64)),
    status: 'in review',
    dateOfLoss: CalendarDate.plusDays(day, -66),
    equipment: 'Central air conditioner',
    estimate: Money.ofCents(62000),
    description: 'The compressor starts and stops again after a few seconds.',
  },
  {
    reference: 'HC-205501',
    createdAt: momentOf(CalendarDate.plusDays(day, -6)),
    status: 'open',
    dateOfLoss: CalendarDate.plusDays(day, -7),
    equipment: 'Refrigerator',
    estimate: Money.ofCents(39999),
    description: 'Both doors are warm.\nThe motor hums without cooling.',
  },
];

export const newJerseyIllinois = {
  'nj-current': household(
    { policyNumber: 'HP-20010001', coverages: both, billingTerm: 'monthly', paysBy: mastercard, payments: 13 },
    customer('Carmen', 'Dawson', '+12015550176', inNewJersey('19 Harbor View', 'Hoboken', '07030'), 'L'),
    ({ profile, payments }, day) => ({
      profile: { ...profile, mailingAddress: inNewJersey('PO Box 418', 'Jersey City', '07303') },
      claims: claimsOf(day).map((claim) => ({ ...emptyClaimTexts, policyNumber: 'HP-20010001', ...claim })),
      payments: [paymentOf(mastercard, Money.ofCents(-350), momentOf(CalendarDate.plusDays(day, -5))), ...payments],
    }),
  ),
  'nj-noclaims': household(
    { policyNumber: 'HP-20010002', coverages: ['hep'] },
    customer('Julian', 'Park', '609-555-0121', inNewJersey('406 Nassau Street', 'Princeton', '08540')),
  ),
  'nj-manyclaims': household(
    { policyNumber: 'HP-20010003', coverages: both, billingTerm: 'monthly', payments: 0 },
    customer('Beatrice', 'Holloway', '609-555-0100', inNewJersey('1000 Thousand Oaks', 'Trenton', '08608')),
    () => ({ generated: { claims: 10000, payments: 10000 } }),
  ),
  'il-current': household(
    { policyNumber: 'HP-30010001', paysBy: discover, residenceType: 'LANDLORD_HOME', coverages: both },
    customer('Desmond', 'Price', '847-555-0193', addressIn('IL')('73 Prairie Avenue', 'Evanston', '60201')),
  ),
  'nj-cancelled': household(
    { policyNumber: 'HP-20010004', coverages: ['bul'], status: 'cancelled', notice: ['cancellationConfirmation', 21] },
    customer('Lydia', 'Stone', '973-555-0158', inNewJersey('8 Cedar Court', 'Morristown', '07960')),
  ),
  'nj-noterms': household(
    { policyNumber: 'HP-20010005', coverages: ['hep'], terms: () => ({ prior: [] }) },
    customer('Edwin', 'Clarke', '973-555-0187', inNewJersey('61 Mill Road', 'Newark', '07104')),
  ),
  'nj-nopolicy': household(
    { policyNumber: 'HP-20010006', coverages: ['hep'], payments: 0 },
    customer('Rosa', 'Engel', '732-555-0133', inNewJersey('15 Beach Avenue', 'Asbury Park', '07712')),
    () => ({ policies: [], documentKeys: [] }),
  ),
};
