import { enUS } from 'date-fns/locale/en-US';
import { billing } from './english/billing';
import { claims } from './english/claims';
import { errors } from './english/errors';
import { home } from './english/home';
import { policy } from './english/policy';
import { profile } from './english/profile';
import { session } from './english/session';
import { shell } from './english/shell';

export const englishWords = {
  ...shell,
  ...session,
  ...home,
  ...claims,
  ...policy,
  ...billing,
  ...profile,
  ...errors,
} as const;

export const english = {
  code: 'en',
  words: englishWords,
  dates: enUS,
  patterns: { short: 'P', moment: 'Pp', long: 'PPP', full: 'PPPP' },
  dayOfMonth: (day: number) => enUS.localize.ordinalNumber(day),
} as const;
