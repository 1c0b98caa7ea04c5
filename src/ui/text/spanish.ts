import type { Month } from 'date-fns';
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

/** Spanish as insurers in the United States write it, addressing the customer as "usted". */
export const spanish: Language = {
  code: 'es',
  words: { ...shell, ...session, ...home, ...claims, ...policy, ...billing, ...profile, ...errors },
  // In the United States the week starts on Sunday.
  dates: { ...es, options: { ...es.options, weekStartsOn: 0 } },
  // The month is a word (docs/decisions/0008-dates-in-spanish.md).
  patterns: {
    short: 'd MMM yyyy',
    time: 'h:mm aaaa',
    long: "d 'de' MMMM 'de' yyyy",
    full: "EEEE, d 'de' MMMM 'de' yyyy",
  },
  longDay: (year, month, day) => `${String(day)} de ${es.localize.month((month - 1) as Month)} de ${String(year)}`,
  // A cardinal number, as in "el día 15".
  dayOfMonth: String,
};
