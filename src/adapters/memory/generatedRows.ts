import { CalendarDate } from '../../domain/CalendarDate';
import type { ClaimDetails } from '../../domain/claims/Claim';
import type { Payment } from '../../domain/billing/BillingHistory';
import type { Instant } from '../../domain/Instant';
import { Money } from '../../domain/Money';

const EQUIPMENT = [
  'Furnace',
  'Water heater',
  'Central air conditioner',
  'Sump pump',
  'Refrigerator',
  'Water service line',
];
const CLAIM_STATUSES = ['open', 'in review', 'approved', 'closed'];

const pick = (from: readonly string[], index: number): string => from[index % from.length] ?? '';

export const momentOf = (date: CalendarDate, hour = 15): Instant =>
  `${date}T${String(hour).padStart(2, '0')}:30:00.000Z` as Instant;

/** The claim with this number of a customer who has very many; the same for the same day. */
const generatedClaim = (index: number, policyNumber: string, day: CalendarDate): ClaimDetails => {
  const date = CalendarDate.plusDays(day, -(index % 3650) - 1);
  return {
    reference: `HC-${String(500000 + index)}`,
    policyNumber,
    createdAt: momentOf(date, index % 24),
    status: pick(CLAIM_STATUSES, index),
    dateOfLoss: CalendarDate.plusDays(date, -2),
    equipment: pick(EQUIPMENT, index),
    estimate: Money.ofCents(10000 + ((index * 7919) % 200000)),
    description: `It stopped working (report ${String(index + 1)}).`,
  };
};

const generatedPayment = (index: number, day: CalendarDate): Payment => ({
  createdAt: momentOf(CalendarDate.plusDays(day, -index - 1), index % 24),
  action: index % 40 === 39 ? 'Refund' : 'Payment',
  amount: Money.ofCents(index % 40 === 39 ? -1398 : 1398),
  cardType: 'visa',
  lastFour: '1111',
  status: index % 25 === 24 ? 'declined' : 'success',
});

export const generatedClaims = (count: number, policyNumber: string, day: CalendarDate): readonly ClaimDetails[] =>
  Array.from({ length: count }, (_, index) => generatedClaim(index, policyNumber, day));

export const generatedPayments = (count: number, day: CalendarDate): readonly Payment[] =>
  Array.from({ length: count }, (_, index) => generatedPayment(index, day));
