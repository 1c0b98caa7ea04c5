import type { Payment } from '../../domain/billing/BillingHistory';
import { CalendarDate } from '../../domain/CalendarDate';
import type { ClaimDetails } from '../../domain/claims/Claim';
import { emptyClaimTexts } from '../../domain/claims/claimTexts';
import { Money } from '../../domain/Money';
import { momentOf } from './momentOf';
import { paymentOf } from './payments';
import { visa } from './personas/household';

const equipmentNames = [
  'Furnace',
  'Water heater',
  'Central air conditioner',
  'Sump pump',
  'Refrigerator',
  'Water service line',
];
const claimStatuses = ['open', 'in review', 'approved', 'closed'];

/** The number of rows per day, so that a long history covers several years. */
const ROWS_A_DAY = 5;

const inRotation = (from: readonly string[], index: number): string => from[index % from.length] ?? '';

/** The day of a row. Each day is computed once. */
const daysUntil = (day: CalendarDate): ((index: number) => CalendarDate) => {
  const days: CalendarDate[] = [];
  return (index) => {
    const daysAgo = 1 + Math.floor(index / ROWS_A_DAY);
    return (days[daysAgo] ??= CalendarDate.plusDays(day, -daysAgo));
  };
};

/** The claims of a customer with thousands of them, newest first. The same day gives the same claims. */
export const generatedClaims = (count: number, policyNumber: string, day: CalendarDate): readonly ClaimDetails[] => {
  const dayOf = daysUntil(day);
  return Array.from({ length: count }, (_, index) => ({
    ...emptyClaimTexts,
    reference: `HC-${500_000 + index}`,
    policyNumber,
    createdAt: momentOf(dayOf(index), 20 - (index % ROWS_A_DAY)),
    status: inRotation(claimStatuses, index),
    dateOfLoss: dayOf(index + 2 * ROWS_A_DAY),
    equipment: inRotation(equipmentNames, index),
    estimate: Money.ofCents(10_000 + ((index * 7919) % 200_000)),
    description: `It stopped working (report ${index + 1}).`,
  }));
};

/** The payments of a customer with thousands of them, newest first. */
export const generatedPayments = (count: number, day: CalendarDate): readonly Payment[] => {
  const dayOf = daysUntil(day);
  return Array.from({ length: count }, (_, index) =>
    paymentOf(
      visa,
      Money.ofCents((index % 40 === 39 ? -1 : 1) * (500 + ((index * 7907) % 2500))),
      momentOf(dayOf(index), 20 - (index % ROWS_A_DAY)),
      index % 25 === 24 ? 'declined' : 'success',
    ),
  );
};
