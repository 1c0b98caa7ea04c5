import type { Month } from 'date-fns';
import { type BillingTerm, billingFrequency } from '../../domain/account/BillingTerm';
import { CalendarDate } from '../../domain/CalendarDate';
import { LegalNotice } from '../screen/LegalNotice';
import { useDateLocale } from '../text/useDateLocale';
import { useLanguage } from '../text/useText';

interface ChargeDayProps {
  readonly term: BillingTerm;
  readonly termEnd: CalendarDate | undefined;
}

/** The day of recurring charges in words. Renders nothing without a term end, or for an unknown term. Rule BILLING-26. */
export const ChargeDay = ({ term, termEnd }: ChargeDayProps) => {
  const { dayOfMonth } = useLanguage();
  const { localize } = useDateLocale();
  if (termEnd === undefined || billingFrequency(term) === undefined) return null;
  const day = dayOfMonth(CalendarDate.dayOfMonth(termEnd));
  if (term === 'monthly') return <LegalNotice of="payment.chargedMonthly" values={{ day }} />;
  const month = localize.month(CalendarDate.toLocalDate(termEnd).getMonth() as Month);
  return <LegalNotice of="payment.chargedYearly" values={{ day, month }} />;
};
