import { observer } from 'mobx-react-lite';
import { CalendarDate } from '../../domain/CalendarDate';
import { Instant } from '../../domain/Instant';
import { PrintButton } from '../app/PrintButton';
import { usePrinting } from '../app/usePrinting';
import { Amount } from '../kit/Amount';
import { Badge } from '../kit/Badge';
import { DownloadButton } from '../kit/DownloadButton';
import { Pagination } from '../kit/Pagination';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { type Column, Table } from '../kit/Table';
import { useDates } from '../text/useDates';
import { usePaginationWords } from '../text/usePaginationWords';
import { useText } from '../text/useText';
import type { BillingViewModel, PaymentRow } from './BillingViewModel';
import styles from './Billing.module.css';
import { useAccountWords } from './useAccountWords';
import { usePaymentsFile } from './usePaymentsFile';

/** What was paid, newest first (document 2, section 2, /billing). */
export const PastPayments = observer(({ viewModel }: { readonly viewModel: BillingViewModel }) => {
  const t = useText();
  const dates = useDates();
  const accountWords = useAccountWords();
  const pagination = usePaginationWords(t('billing.payments'));
  const paymentsFile = usePaymentsFile(viewModel);
  const isPrinting = usePrinting();
  const { payments, allPayments, policyNumber } = viewModel;
  const heading = <h2 id="past-payments">{t('billing.payments')}</h2>;

  const columns: readonly Column<PaymentRow>[] = [
    {
      title: t('billing.payments.date'),
      cell: ({ createdAt }) => dates.short(CalendarDate.ofLocalDate(Instant.toDate(createdAt))),
      isWhole: true,
    },
    { title: t('billing.payments.action'), cell: ({ action }) => action },
    { title: t('billing.payments.amount'), cell: ({ amount }) => <Amount of={amount} />, isNumber: true },
    { title: t('billing.payments.account'), cell: accountWords },
    {
      title: t('billing.payments.status'),
      cell: ({ status }) => <Badge text={status} isProblem={status === 'declined'} />,
    },
  ];

  return (
    <Panel labelledBy="past-payments">
      <Stack>
        {payments === undefined || payments.total === 0 ? (
          <>
            {heading}
            <p>{t('billing.payments.empty')}</p>
          </>
        ) : (
          <>
            <p className={styles['onPaper']}>{t('billing.payments.policy', { number: policyNumber })}</p>
            <Table
              caption={heading}
              actions={
                <>
                  <DownloadButton make={paymentsFile}>{t('billing.payments.download')}</DownloadButton>
                  <PrintButton />
                </>
              }
              columns={columns}
              // On paper no page can be turned.
              rows={isPrinting ? allPayments : payments.rows}
              keyOf={({ number }) => String(number)}
            />
            <Pagination page={payments} onPage={viewModel.turnTo} onSize={viewModel.resize} words={pagination} />
          </>
        )}
      </Stack>
    </Panel>
  );
});
