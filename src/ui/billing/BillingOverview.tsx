import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { HelpBlock } from '../app/HelpBlock';
import { routes } from '../app/routes';
import { Screen } from '../app/Screen';
import { TopAlert } from '../app/TopAlert';
import { ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Loading } from '../kit/Loading';
import { useText } from '../text/useText';
import styles from './Billing.module.css';
import { BillingDocuments } from './BillingDocuments';
import type { BillingViewModel } from './BillingViewModel';
import { LoadFailure } from './LoadFailure';
import { PastDueAlert } from './PastDueAlert';
import { PastPayments } from './PastPayments';
import { PaymentPlan, updateMethodLink } from './PaymentPlan';

/** Document 2, section 2, /billing. */
export const BillingOverview = observer(({ viewModel }: { readonly viewModel: BillingViewModel }) => {
  const t = useText();
  const { key } = useLocation();
  const { content, cameBack } = viewModel;

  // After the screen has given its heading the focus, which it does when the address changes: a customer who cancelled goes on
  // where they left.
  useEffect(() => {
    if (cameBack === 'unchanged') updateMethodLink()?.focus();
  }, [cameBack, key]);

  return (
    <Screen title={t('billing.title')}>
      {content.kind === 'loading' && <Loading text={t('billing.loading')} />}
      {content.kind !== 'loading' && cameBack === 'changed' && (
        <TopAlert level="success">{t('billing.methodChanged')}</TopAlert>
      )}
      {content.kind === 'unavailable' && <LoadFailure onRetry={() => void viewModel.load()} />}
      {content.kind === 'idle' && (
        <>
          {content.billing.history.pastDue && <PastDueAlert balance={content.billing.history.balance} />}
          <div className={styles['onScreen']}>
            <PaymentPlan viewModel={viewModel} billing={content.billing} />
            <BillingDocuments documents={viewModel.documents} />
          </div>
          <PastPayments viewModel={viewModel} />
        </>
      )}
      {content.kind !== 'loading' && <HelpBlock />}
      <ButtonRow>
        <ButtonLink to={routes.home}>{t('shell.back')}</ButtonLink>
      </ButtonRow>
    </Screen>
  );
});
