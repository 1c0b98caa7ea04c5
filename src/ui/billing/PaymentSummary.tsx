import { observer } from 'mobx-react-lite';
import { DescriptionList } from '../kit/DescriptionList';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import styles from './Billing.module.css';
import { PastDueAlert } from './PastDueAlert';
import type { PaymentViewModel } from './PaymentViewModel';

/** Which policy is paid for, and what of it is overdue. */
export const PaymentSummary = observer(({ viewModel }: { readonly viewModel: PaymentViewModel }) => {
  const t = useText();
  const dates = useDates();
  const { pastDue, policyNumber } = viewModel;
  return (
    <div className={styles['summary']}>
      <Panel>
        <Stack>
          {pastDue && <PastDueAlert balance={pastDue.balance} />}
          <DescriptionList
            items={[
              { term: t('payment.policy'), value: policyNumber },
              ...(pastDue ? [{ term: t('payment.scheduledDate'), value: dates.long(pastDue.scheduledDate) }] : []),
            ]}
          />
        </Stack>
      </Panel>
    </div>
  );
});
