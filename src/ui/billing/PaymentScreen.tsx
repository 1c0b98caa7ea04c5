import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo } from 'react';
import type { CardSlot } from '../../application/ports/CardElement';
import { Screen } from '../app/Screen';
import { useVisit } from '../app/useVisit';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Form } from '../kit/Form';
import { Loading } from '../kit/Loading';
import { useFormWords } from '../text/useFormWords';
import { useText } from '../text/useText';
import { AgreementsSection } from './AgreementsSection';
import styles from './Billing.module.css';
import { BillingAddressFields } from './BillingAddressFields';
import { CardSection } from './CardSection';
import { PaymentProblem } from './PaymentProblem';
import { PaymentSummary } from './PaymentSummary';
import type { PaymentViewModel } from './PaymentViewModel';

/** Document 2, section 2, update payment screen. */
export const PaymentScreen = observer(({ open }: { readonly open: (slot: CardSlot) => PaymentViewModel }) => {
  const t = useText();
  const words = useFormWords();
  const slotId = useId();
  const labels = useMemo(
    () => ({
      number: t('payment.card.number'),
      month: t('payment.card.month'),
      year: t('payment.card.year'),
      cvv: t('payment.card.cvv'),
    }),
    [t],
  );
  const viewModel = useVisit(() => open({ id: slotId, labels }));
  // The card service has drawn its fields in the language that was shown then.
  useEffect(() => viewModel.cardForm.rename(labels), [viewModel, labels]);
  const { submission, block } = viewModel;
  const failure = submission.kind === 'invalidAddress' ? submission.failure : undefined;

  return (
    <Screen title={t('payment.title')}>
      <PaymentProblem viewModel={viewModel} />
      <div className={styles['payment']}>
        <PaymentSummary viewModel={viewModel} />
        <Form
          {...words.form}
          onSubmit={() => void viewModel.submit()}
          failures={failure && [{ field: failure.field, message: t(failure.message) }]}
        >
          <CardSection form={viewModel.cardForm} slotId={slotId} />
          <BillingAddressFields viewModel={viewModel} />
          <AgreementsSection viewModel={viewModel} />
          {viewModel.isSubmitting ? (
            <Loading text={t('payment.submitting')} once />
          ) : (
            <ButtonRow>
              <Button look="primary" type="submit" disabledReason={block && t(`payment.blocked.${block}`)}>
                {t('payment.submit')}
              </Button>
              <Button onClick={viewModel.cancel}>{t('shell.cancel')}</Button>
            </ButtonRow>
          )}
        </Form>
      </div>
    </Screen>
  );
});
