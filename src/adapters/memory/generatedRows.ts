import type { Payment } from '../../domain/billing/BillingHistory';
import { CalendarDate } from '../../domain/CalendarDate';
import type { ClaimDetails } from '../../domain/claims/Claim';
import { Money } from '../../domain/Money';
import { momentOf } from './momentOf';

const EQUIPMENT = [
  'Furnace',
  'Water heater',
  'Central air conditioner',
  'Sump pump',
  'Refrigerator',
  'Water service line',
];
const CLAIM_STATUSES = ['open', 'in review', 'approved', 'closed'];

/** Rows of one day; a long history then reaches back some years. */
const ROWS_A_DAY = 5;

const FIRST_REFERENCE = 500_000;

const pick = (from: readonly string[], index: number): string => from[index % from.length] ?? '';

const dayOfRow = (index: number, day: CalendarDate): CalendarDate =>
  CalendarDate.plusDays(day, -1 - Math.floor(index / ROWS_A_DAY));

const claimOf = (index: number, policyNumber: string, day: CalendarDate): ClaimDetails => {
  const filed = dayOfRow(index, day);
  return {
    reference: `HC-${FIRST_REFERENCE + index}`,
    policyNumber,
    createdAt: momentOf(filed, 20 - (index % ROWS_A_DAY)),
    status: pick(CLAIM_STATUSES, index),
    dateOfLoss: CalendarDate.plusDays(filed, -2),
    equipment: pick(EQUIPMENT, index),
    estimate: Money.ofCents(10_000 + ((index * 7919) % 200_000)),
    description: `It stopped working (report ${index + 1}).`,
  };
};

/** The claims of a customer who has very many, newest first; they are the same for the same day. */
export const generatedClaims = (count: number, policyNumber: string, day: CalendarDate): readonly ClaimDetails[] =>
  Array.from({ length: count }, (_, index) => claimOf(index, policyNumber, day));

/** One of them, by its reference. */
export const generatedClaim = (
  reference: string,
  count: number,
  policyNumber: string,
  day: CalendarDate,
): ClaimDetails | undefined => {
  const index = Number(/^HC-(\d{6})$/.exec(reference)?.[1]) - FIRST_REFERENCE;
  return index >= 0 && index < count ? claimOf(index, policyNumber, day) : undefined;
};

/** The payments of a customer who has very many, newest first. */
export const generatedPayments = (count: number, day: CalendarDate): readonly Payment[] =>
  Array.from({ length: count }, (_, index) => ({
    createdAt: momentOf(dayOfRow(index, day), 20 - (index % ROWS_A_DAY)),
    action: index % 40 === 39 ? 'Refund' : 'Payment',
    amount: Money.ofCents((index % 40 === 39 ? -1 : 1) * (500 + ((index * 7907) % 2500))),
    cardType: 'visa',
    lastFour: '1111',
    status: index % 25 === 24 ? 'declined' : 'success',
  }));
