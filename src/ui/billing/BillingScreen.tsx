import { observer } from 'mobx-react-lite';
import { ReceiptPanel } from '../account/ReceiptPanel';
import { Link } from '../kit/Link';
import { BackRow } from '../screen/BackLink';
import { HelpBlock } from '../screen/HelpBlock';
import { routes } from '../screen/routes';
import { Screen } from '../screen/Screen';
import { TopAlert } from '../screen/TopAlert';
import { useVisit } from '../screen/useVisit';
import { useText } from '../text/useText';
import { BillingDocuments } from './BillingDocuments';
import { BillingStatus } from './BillingStatus';
import type { BillingViewModel } from './BillingViewModel';
import { PastDueAlert } from './PastDueAlert';
import { PastPayments } from './PastPayments';
import { PaymentPlan } from './PaymentPlan';
import { useBillingReturn } from './useBillingReturn';
import styles from './Billing.module.css';

/** How the customer pays and has paid. */
export const BillingScreen = observer(({ open }: { readonly open: (isReturn: boolean) => BillingViewModel }) => {
  const { payment, frequency, hasReceipt, isReturn } = useBillingReturn();
  const viewModel = useVisit(() => open(isReturn));
  const t = useText();
  const { content, receipt, policyNumber } = viewModel;
  const { state, load } = content;

  return (
    <Screen title={t('billing.title')}>
      {state.kind !== 'loading' && payment === 'changed' && (
        <TopAlert level="success">{t('billing.methodChanged')}</TopAlert>
      )}
      {state.kind !== 'loading' && frequency === 'changed' && (
        <TopAlert level="success">{t('frequency.changed')}</TopAlert>
      )}
      <BillingStatus kind={state.kind} load={load} />
      {state.kind === 'loaded' && (
        <>
          {hasReceipt && receipt && <ReceiptPanel receipt={receipt} policyNumber={policyNumber} />}
          {state.billing.history.pastDue && (
            <PastDueAlert balance={state.billing.history.balance}>
              {viewModel.mayChange && (
                <p>
                  <Link to={routes.payment}>{t('billing.updateMethod')}</Link>
                </p>
              )}
            </PastDueAlert>
          )}
          <div className={styles['onScreen']}>
            <PaymentPlan viewModel={viewModel} billing={state.billing} isReturn={payment === 'unchanged'} />
            <BillingDocuments viewModel={viewModel} />
          </div>
          <PastPayments viewModel={viewModel} />
        </>
      )}
      {state.kind !== 'loading' && <HelpBlock />}
      <BackRow to={routes.home} />
    </Screen>
  );
});
