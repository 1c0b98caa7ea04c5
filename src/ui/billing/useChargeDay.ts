import type { Month } from 'date-fns';
import type { BillingTerm } from '../../domain/billing/BillingTerm';
import { CalendarDate } from '../../domain/CalendarDate';
import { useLanguage, useText } from '../text/useText';

/** The day of recurring charges in words, rule BILLING-26; `undefined` without a term end. */
export const useChargeDay = (term: BillingTerm, termEnd: CalendarDate | undefined): string | undefined => {
  const t = useText();
  const language = useLanguage();
  if (termEnd === undefined) return undefined;
  const day = language.dayOfMonth(CalendarDate.dayOfMonth(termEnd));
  if (term === 'monthly') return t('payment.recurring.monthly', { day });
  const month = CalendarDate.toLocalDate(termEnd).getMonth() as Month;
  return t('payment.recurring.yearly', { day, month: language.dates.localize.month(month) });
};
