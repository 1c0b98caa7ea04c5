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

const ordinal = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

const dayOfMonth = (day: number) => `${String(day)}${endings[ordinal.select(day)] ?? 'th'}`;

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

export const english = {
  code: 'en',
  words: englishWords,
  dates: undefined,
  patterns: { short: 'P', time: 'p', long: 'PPP', full: 'PPPP' },
  longDay: (year: number, month: number, day: number) =>
    `${months[month - 1] ?? ''} ${dayOfMonth(day)}, ${String(year)}`,
  dayOfMonth,
} as const;
