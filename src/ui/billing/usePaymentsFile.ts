import { csvOf } from '../../domain/csvOf';
import { Money } from '../../domain/Money';
import type { MadeFile } from '../kit/DownloadButton';
import { useStatusWords } from '../screen/useStatusWords';
import { useAccountWords } from '../text/useAccountWords';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import type { BillingViewModel } from './BillingViewModel';

/** The whole payment history as CSV. Dates and amounts are plain, so that a spreadsheet can calculate with them. */
export const usePaymentsFile = ({ allPayments, policyNumber, today }: BillingViewModel): (() => MadeFile) => {
  const t = useText();
  const { dayOf } = useDates();
  const statusWords = useStatusWords();
  const accountWords = useAccountWords();
  return () => ({
    name: `${t('billing.payments.file', { policy: policyNumber.replaceAll(/[^\w-]/g, ''), date: today })}.csv`,
    type: 'text/csv;charset=utf-8',
    text: csvOf([
      (['date', 'action', 'amount', 'account', 'status'] as const).map((column) => t(`billing.payments.${column}`)),
      ...allPayments.map((payment) => [
        payment.createdAt ? dayOf(payment.createdAt) : '',
        statusWords('action', payment.action),
        payment.amount === undefined ? '' : Money.toDollars(payment.amount).toFixed(2),
        accountWords(payment).replaceAll('\u00A0', ' '),
        statusWords('payment', payment.status),
      ]),
    ]),
  });
};
