import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { useLanguage } from './useText';

/** The locale of date-fns in the customer's language, for the calendar. */
export const useDateLocale = (): Locale => useLanguage().calendar ?? enUS;
