import type { Day, Month } from 'date-fns';
import { es } from 'date-fns/locale/es';
import type { Language } from './Language';
import { billing } from './spanish/billing';
import { claims } from './spanish/claims';
import { errors } from './spanish/errors';
import { home } from './spanish/home';
import { policy } from './spanish/policy';
import { profile } from './spanish/profile';
import { session } from './spanish/session';
import { shell } from './spanish/shell';

const monthOf = (month: number, width: 'abbreviated' | 'wide' = 'wide') =>
  es.localize.month((month - 1) as Month, { width });

/** Spanish as insurers in the United States write it, addressing the customer as "usted". */
export const spanish: Language = {
  code: 'es',
  words: { ...shell, ...session, ...home, ...claims, ...policy, ...billing, ...profile, ...errors },
  // In the United States the week starts on Sunday.
  calendar: { ...es, options: { ...es.options, weekStartsOn: 0 } },
  dates: {
    // The month is a word (docs/decisions/0008-dates-in-spanish.md).
    short: (year, month, day) => `${String(day)} ${monthOf(month, 'abbreviated')} ${String(year)}`,
    long: (year, month, day) => `${String(day)} de ${monthOf(month)} de ${String(year)}`,
    month: monthOf,
    weekday: (weekday) => es.localize.day(weekday as Day),
    time: (hour, minute) =>
      `${String(hour % 12 || 12)}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`,
  },
  // A cardinal number, as in "el día 15".
  dayOfMonth: String,
};
