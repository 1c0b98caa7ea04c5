import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../app/routes';
import { Screen } from '../app/Screen';
import { TopAlert } from '../app/TopAlert';
import { ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Loading } from '../kit/Loading';
import { useText } from '../text/useText';
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
  const message = useRef<HTMLDivElement>(null);
  const { content, cameBack } = viewModel;

  // After the screen has given its heading the focus, which it does whenever the address changes: a customer who comes back
  // from Payment Information reads what came of it, or goes on where they left.
  useEffect(() => {
    if (cameBack === 'no' || content.kind === 'loading') return;
    const goal = cameBack === 'changed' ? message.current?.querySelector('[tabindex]') : updateMethodLink();
    if (goal instanceof HTMLElement) goal.focus();
  }, [cameBack, content.kind, key]);

  return (
    <Screen title={t('billing.title')}>
      {content.kind === 'loading' && <Loading text={t('billing.loading')} />}
      {content.kind !== 'loading' && cameBack === 'changed' && (
        <div ref={message}>
          <TopAlert level="success">{t('billing.methodChanged')}</TopAlert>
        </div>
      )}
      {content.kind === 'unavailable' && <LoadFailure onRetry={() => void viewModel.load()} />}
      {content.kind === 'idle' && (
        <>
          {content.billing.history.pastDue && <PastDueAlert balance={content.billing.history.balance} />}
          <PaymentPlan viewModel={viewModel} billing={content.billing} />
          <BillingDocuments documents={viewModel.documents} />
          <PastPayments viewModel={viewModel} />
        </>
      )}
      <ButtonRow>
        <ButtonLink to={routes.home}>{t('shell.back')}</ButtonLink>
      </ButtonRow>
    </Screen>
  );
});
