import { type BillingTerm, billingFrequency } from '../../domain/account/BillingTerm';
import { CalendarDate } from '../../domain/CalendarDate';
import { LegalNotice } from '../screen/LegalNotice';
import { useLanguage } from '../text/useText';

interface ChargeDayProps {
  readonly term: BillingTerm;
  readonly termEnd: CalendarDate | undefined;
}

/** The day of recurring charges in words. Renders nothing without a term end, or for an unknown term. Rule BILLING-26. */
export const ChargeDay = ({ term, termEnd }: ChargeDayProps) => {
  const { dayOfMonth, dates } = useLanguage();
  if (termEnd === undefined || billingFrequency(term) === undefined) return null;
  const day = dayOfMonth(CalendarDate.dayOfMonth(termEnd));
  if (term === 'monthly') return <LegalNotice of="payment.chargedMonthly" values={{ day }} />;
  const month = dates.month(Number(CalendarDate.toParts(termEnd).month));
  return <LegalNotice of="payment.chargedYearly" values={{ day, month }} />;
};
