import { observer } from 'mobx-react-lite';
import type { Payment } from '../../domain/billing/BillingHistory';
import { Amount } from '../kit/Amount';
import { DownloadButton } from '../kit/DownloadButton';
import { Pagination } from '../kit/Pagination';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { type Column, Table } from '../kit/Table';
import { PrintButton } from '../screen/PrintButton';
import { useStatusBadge } from '../screen/StatusBadge';
import { useStatusWords } from '../screen/useStatusWords';
import { useAccountWords } from '../text/useAccountWords';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import type { BillingViewModel } from './BillingViewModel';
import { usePaymentsFile } from './usePaymentsFile';
import { usePrinting } from './usePrinting';
import styles from './Billing.module.css';

const useColumns = (): readonly Column<Payment>[] => {
  const t = useText();
  const dates = useDates();
  const statusWords = useStatusWords();
  const accountWords = useAccountWords();
  const statusBadge = useStatusBadge();
  return [
    {
      title: t('billing.payments.date'),
      cell: ({ createdAt }) => createdAt && dates.short(dates.dayOf(createdAt)),
      isWhole: true,
    },
    { title: t('billing.payments.action'), cell: ({ action }) => statusWords('action', action) },
    { title: t('billing.payments.amount'), cell: ({ amount }) => <Amount of={amount} />, isNumber: true },
    { title: t('billing.payments.account'), cell: accountWords },
    { title: t('billing.payments.status'), cell: ({ status }) => statusBadge('payment', status) },
  ];
};

export const PastPayments = observer(({ viewModel }: { readonly viewModel: BillingViewModel }) => {
  const t = useText();
  const columns = useColumns();
  const paymentsFile = usePaymentsFile(viewModel);
  const isPrinting = usePrinting();
  const { payments, allPayments, policyNumber } = viewModel;
  const heading = <h2 id="past-payments">{t('billing.payments')}</h2>;

  return (
    <Panel labelledBy="past-payments">
      <Stack>
        {payments.total === 0 ? (
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
              isCompact
              // Paper shows all rows.
              rows={isPrinting ? allPayments : payments.rows}
            />
            {!isPrinting && <Pagination page={payments} onTurn={viewModel.turnTo} of={t('billing.payments')} />}
          </>
        )}
      </Stack>
    </Panel>
  );
});
