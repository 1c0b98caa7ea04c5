import { CalendarDate } from '../../domain/CalendarDate';
import { csvOf } from '../../domain/csv';
import { Instant } from '../../domain/Instant';
import { Money } from '../../domain/Money';
import type { MadeFile } from '../kit/DownloadButton';
import { useText } from '../text/useText';
import type { BillingViewModel } from './BillingViewModel';
import { useAccountWords } from './useAccountWords';

/** The whole payment history for a spreadsheet: plain dates and amounts, so that it can reckon with them. */
export const usePaymentsFile = ({ allPayments, policyNumber, today }: BillingViewModel): (() => MadeFile) => {
  const t = useText();
  const accountWords = useAccountWords();
  return () => ({
    name: `${t('billing.payments.file', { policy: policyNumber.replaceAll(/[^\w-]/g, ''), date: today })}.csv`,
    type: 'text/csv;charset=utf-8',
    text: csvOf([
      [
        t('billing.payments.date'),
        t('billing.payments.action'),
        t('billing.payments.amount'),
        t('billing.payments.account'),
        t('billing.payments.status'),
      ],
      ...allPayments.map((payment) => [
        CalendarDate.ofLocalDate(Instant.toDate(payment.createdAt)),
        payment.action,
        Money.toDollars(payment.amount).toFixed(2),
        accountWords(payment),
        payment.status,
      ]),
    ]),
  });
};
