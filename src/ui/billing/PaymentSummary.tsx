import { observer } from 'mobx-react-lite';
import { BeforeAfter } from '../account/BeforeAfter';
import { useChangeItems } from '../account/useChangeItems';
import { DescriptionList } from '../kit/DescriptionList';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { useDates } from '../text/useDates';
import { useMethodWords } from '../text/useMethodWords';
import { useText } from '../text/useText';
import { PastDueAlert } from './PastDueAlert';
import type { PaymentPartProps } from './PaymentPartProps';
import styles from './Billing.module.css';

export const PaymentSummary = observer(({ viewModel, billing }: PaymentPartProps) => {
  const t = useText();
  const dates = useDates();
  const methodWords = useMethodWords();
  const changeItems = useChangeItems();
  const { pastDue, balance, paymentMethod } = billing.history;
  const replaced = viewModel.isMethodChanged ? undefined : paymentMethod;
  return (
    <div className={styles['summary']}>
      <Panel>
        <Stack>
          {pastDue && (
            <PastDueAlert balance={balance}>
              <p>{t('payment.pastDue.next')}</p>
            </PastDueAlert>
          )}
          <DescriptionList
            isNarrow
            items={[
              { term: t('payment.policy'), value: viewModel.policy?.policyNumber },
              replaced && {
                term: t('billing.method'),
                value: <BeforeAfter before={methodWords(replaced)} after={t(`payment.new.${viewModel.payBy}`)} />,
              },
              ...changeItems({ due: viewModel.effect?.due }),
              pastDue && { term: t('payment.scheduledDate'), value: dates.long(viewModel.today) },
            ]}
          />
        </Stack>
      </Panel>
    </div>
  );
});
