import { observer } from 'mobx-react-lite';
import type { BillingTerm } from '../../domain/account/BillingTerm';
import type { Agreements } from '../../domain/billing/paymentAgreement';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { LegalCheckbox } from '../screen/LegalCheckbox';
import { LegalNotice } from '../screen/LegalNotice';
import { useText } from '../text/useText';
import { AgreementHtml } from './AgreementHtml';
import { ChargeDay } from './ChargeDay';
import { ChargesBeforeConsent } from './ChargesBeforeConsent';
import { PartFailure } from './PartFailure';
import type { PaymentPartProps } from './PaymentPartProps';
import type { PaymentViewModel } from './PaymentViewModel';
import type { SanitisedAgreement } from './sanitisedAgreement';
import styles from './Billing.module.css';

interface AgreementProps {
  readonly viewModel: PaymentViewModel;
  readonly term: BillingTerm;
  readonly agreement: keyof Agreements;
  readonly html: SanitisedAgreement;
}

const Agreement = observer(({ viewModel, term, agreement, html }: AgreementProps) => {
  const t = useText();
  const isRecurring = agreement === 'recurringBilling';
  return (
    <div className={styles['consent']}>
      {isRecurring && term === 'nonrecurringyearly' && (
        <>
          <h3>{t('payment.recurring.optional')}</h3>
          <p>{t('payment.recurring.optional.text')}</p>
        </>
      )}
      <AgreementHtml html={html} />
      {isRecurring && <ChargeDay term={term} termEnd={viewModel.policy?.termEnd} />}
      {isRecurring && <LegalNotice of="payment.leaving" />}
      <LegalCheckbox
        name={agreement}
        of={`payment.${agreement}`}
        checked={viewModel.draft.agreed[agreement]}
        onChange={(isAgreed) => viewModel.agree({ [agreement]: isAgreed })}
      />
    </div>
  );
});

export const AgreementsSection = observer(({ viewModel, billing }: PaymentPartProps) => {
  const t = useText();
  const { texts, required, load } = viewModel.agreements;
  const isLoading = texts.some(({ kind }) => kind === 'loading');
  return (
    <Panel>
      <Stack>
        <h2>{t('payment.agreements')}</h2>
        <ChargesBeforeConsent viewModel={viewModel} billing={billing} />
        {texts.map(
          (text) =>
            text.kind === 'loaded' && (
              <Agreement key={text.agreement} viewModel={viewModel} term={billing.term} {...text} />
            ),
        )}
        {isLoading && <Loading text={t('payment.agreements.loading')} />}
        {!isLoading && texts.some(({ kind }) => kind === 'failed') && (
          <>
            {required?.kind === 'loaded' && <h3>{t('payment.recurring.optional')}</h3>}
            <PartFailure text={t('payment.agreements.failed')} load={load} />
          </>
        )}
        <div className={styles['soft']}>
          <LegalNotice of="fraud" />
        </div>
      </Stack>
    </Panel>
  );
});
