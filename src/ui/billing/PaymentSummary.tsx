import { observer } from 'mobx-react-lite';
import type { Billing } from '../../application/billing/loadBilling';
import { DescriptionList } from '../kit/DescriptionList';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import styles from './Billing.module.css';
import { PastDueAlert } from './PastDueAlert';
import type { PaymentViewModel } from './PaymentViewModel';

interface PaymentSummaryProps {
  readonly viewModel: PaymentViewModel;
  readonly billing: Billing;
}

export const PaymentSummary = observer(({ viewModel, billing }: PaymentSummaryProps) => {
  const t = useText();
  const dates = useDates();
  const { pastDue, balance } = billing.history;
  return (
    <div className={styles['summary']}>
      <Panel>
        <Stack>
          {pastDue && <PastDueAlert balance={balance} />}
          <DescriptionList
            items={[
              { term: t('payment.policy'), value: viewModel.policyNumber },
              ...(pastDue ? [{ term: t('payment.scheduledDate'), value: dates.long(viewModel.today) }] : []),
            ]}
          />
        </Stack>
      </Panel>
    </div>
  );
});
