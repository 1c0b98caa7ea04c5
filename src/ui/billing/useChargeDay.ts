import type { Month } from 'date-fns';
import type { BillingTerm } from '../../domain/billing/BillingTerm';
import { CalendarDate } from '../../domain/CalendarDate';
import { useLanguage, useText } from '../text/useText';

/** When recurring charges are made: on the day of the month of the term's end (document 2, section 2, payment information). */
export const useChargeDay = (term: BillingTerm, termEnd: CalendarDate | undefined): string | undefined => {
  const t = useText();
  const language = useLanguage();
  if (termEnd === undefined) return undefined;
  const day = language.dayOfMonth(CalendarDate.dayOfMonth(termEnd));
  if (term === 'monthly') return t('payment.recurring.monthly', { day });
  const month = CalendarDate.toLocalDate(termEnd).getMonth() as Month;
  return t('payment.recurring.yearly', { day, month: language.dates.localize.month(month) });
};
