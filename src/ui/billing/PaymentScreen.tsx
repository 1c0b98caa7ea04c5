import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo } from 'react';
import type { CardSlot } from '../../application/ports/CardService';
import { Form } from '../kit/Form';
import { FormButtons } from '../kit/FormButtons';
import { Redirect } from '../screen/Redirect';
import { Screen } from '../screen/Screen';
import { TopAlert } from '../screen/TopAlert';
import { useVisit } from '../screen/useVisit';
import { useText } from '../text/useText';
import { AgreementsSection } from './AgreementsSection';
import { BankAccountFields, PayByChoice } from './BankAccountFields';
import { BillingAddressFields } from './BillingAddressFields';
import { BillingStatus } from './BillingStatus';
import { CardSection } from './CardSection';
import { LeavePayment } from './LeavePayment';
import type { PaymentPartProps } from './PaymentPartProps';
import { PaymentProblem, usePaymentErrors } from './PaymentProblem';
import { PaymentSummary } from './PaymentSummary';
import type { PaymentViewModel } from './PaymentViewModel';
import styles from './Billing.module.css';

const PaymentForm = observer(({ viewModel, billing }: PaymentPartProps) => {
  const t = useText();
  const { problem, block, payBy } = viewModel;
  const errors = usePaymentErrors(problem, viewModel.cardForm);

  return (
    <>
      <PaymentProblem viewModel={viewModel} />
      <div className={styles['payment']}>
        <PaymentSummary viewModel={viewModel} billing={billing} />
        <Form onSubmit={() => void viewModel.submission.send()} errors={errors}>
          {viewModel.isMethodChanged ? (
            <TopAlert level="info">{t('payment.termLeft')}</TopAlert>
          ) : (
            <>
              {viewModel.mayPayFromAccount && <PayByChoice viewModel={viewModel} />}
              <div hidden={payBy !== 'card'}>
                <CardSection cardForm={viewModel.cardForm} />
              </div>
              {payBy === 'bankAccount' && <BankAccountFields viewModel={viewModel} />}
              <BillingAddressFields viewModel={viewModel} />
            </>
          )}
          <AgreementsSection viewModel={viewModel} billing={billing} />
          <FormButtons
            submit={t('payment.submit')}
            disabledReason={block && t(`payment.blocked.${block}`)}
            leave={t('shell.cancel')}
            onLeave={viewModel.cancel}
            sending={viewModel.submission.isSending && t('payment.submitting')}
          />
        </Form>
      </div>
    </>
  );
});

/** Payment Information: another payment method, and what the customer agrees to with it. */
export const PaymentScreen = observer(({ open }: { readonly open: (slot: CardSlot) => PaymentViewModel }) => {
  const t = useText();
  const id = useId();
  const labels = useMemo(
    () => ({
      number: t('payment.card.number'),
      month: t('payment.card.month'),
      year: t('payment.card.year'),
      cvv: t('payment.card.cvv'),
    }),
    [t],
  );
  const viewModel = useVisit(() => open({ id, labels }));
  const { state } = viewModel;
  // The card service draws its fields outside React, so another language reaches them this way.
  useEffect(() => viewModel.cardForm.rename(labels), [viewModel, labels]);
  if (state.kind === 'refused') return <Redirect to="billing" />;

  return (
    <Screen title={t('payment.title')}>
      <BillingStatus kind={state.kind} load={viewModel.load} />
      <LeavePayment viewModel={viewModel} />
      {'billing' in state && <PaymentForm viewModel={viewModel} billing={state.billing} />}
    </Screen>
  );
});
