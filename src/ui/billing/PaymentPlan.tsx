import { observer } from 'mobx-react-lite';
import type { Billing } from '../../application/billing/loadBilling';
import { billingFrequency } from '../../domain/account/BillingTerm';
import { Button, ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { DescriptionList } from '../kit/DescriptionList';
import { TitledPanel } from '../kit/TitledPanel';
import { ActionLinks } from '../screen/ActionLinks';
import { routes } from '../screen/routes';
import { useFocusOn } from '../screen/useFocusOn';
import { useAccountWords } from '../text/useAccountWords';
import { useText } from '../text/useText';
import type { BillingViewModel } from './BillingViewModel';
import { ChargeDay } from './ChargeDay';
import styles from './Billing.module.css';

const UPDATE_METHOD_ID = 'update-payment-method';

interface PaymentPlanProps {
  readonly viewModel: BillingViewModel;
  readonly billing: Billing;
  /** The customer has cancelled Payment Information, and the link that leads there takes the focus. */
  readonly isReturn: boolean;
}

/** What the customer can do about the payments. */
const Actions = observer(({ viewModel }: Pick<PaymentPlanProps, 'viewModel'>) => {
  const t = useText();
  return (
    <ButtonRow>
      {viewModel.mayPayBill && (
        <Button look="primary" onClick={viewModel.payBill}>
          {t('billing.pay')}
        </Button>
      )}
      <ButtonLink to={routes.payment} id={UPDATE_METHOD_ID}>
        {t('billing.updateMethod')}
      </ButtonLink>
      <ActionLinks actions={viewModel.actions} />
    </ButtonRow>
  );
});

export const PaymentPlan = observer(({ viewModel, billing, isReturn }: PaymentPlanProps) => {
  const t = useText();
  const accountWords = useAccountWords();
  const { paymentMethod } = billing.history;
  const account = accountWords(paymentMethod ?? {});
  const frequency = billingFrequency(billing.term);
  useFocusOn(UPDATE_METHOD_ID, isReturn);

  return (
    <TitledPanel title={t('billing.plan')}>
      <DescriptionList
        items={[
          { term: t('billing.frequency'), value: frequency ? t(`billing.frequency.${frequency}`) : billing.term },
          {
            term: t('billing.method'),
            value: paymentMethod && (
              <>
                <span>{t(`billing.method.${paymentMethod.type}`)}</span>
                {account !== '' && <span className={styles['account']}>{account}</span>}
              </>
            ),
          },
        ]}
      />
      <ChargeDay term={billing.term} termEnd={viewModel.chargedTermEnd} />
      {viewModel.isNextAmountUnknown && <p>{t('billing.unknownCharge')}</p>}
      {viewModel.mayChange && <Actions viewModel={viewModel} />}
    </TitledPanel>
  );
});
