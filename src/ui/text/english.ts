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
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const twoDigits = (value: number) => String(value).padStart(2, '0');
const monthOf = (month: number) => months[month - 1] ?? '';

export const english = {
  code: 'en',
  words: englishWords,
  calendar: undefined,
  dates: {
    short: (year: number, month: number, day: number) => [twoDigits(month), twoDigits(day), year].join('/'),
    long: (year: number, month: number, day: number) => `${monthOf(month)} ${dayOfMonth(day)}, ${String(year)}`,
    month: monthOf,
    weekday: (weekday: number) => weekdays[weekday] ?? '',
    time: (hour: number, minute: number) =>
      `${String(hour % 12 || 12)}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
  },
  dayOfMonth,
} as const;
