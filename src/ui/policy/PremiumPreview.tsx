import { observer } from 'mobx-react-lite';
import { Money } from '../../domain/Money';
import { Alert } from '../kit/Alert';
import { DescriptionList } from '../kit/DescriptionList';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { useDates } from '../text/useDates';
import { useText } from '../text/useText';
import { CardBrands } from './CardBrands';
import type { EditPolicyViewModel } from './EditPolicyViewModel';
import styles from './Policy.module.css';

/** A charge, or a refund with its leading minus, and what it means. */
const Prorated = ({ amount }: { readonly amount: Money | undefined }) => {
  const t = useText();
  if (amount === undefined) return t('edit.amount.unknown');
  return (
    <>
      <strong className={styles['amount']}>{Money.format(amount)}</strong>
      {amount !== Money.zero && (
        <span className={styles['amountHint']}>{t(amount > 0 ? 'edit.prorated.charge' : 'edit.prorated.refund')}</span>
      )}
    </>
  );
};

/** What the chosen coverages cost, for the rest of the term and for a year (document 2, section 2, /policy/edit). */
export const PremiumPreview = observer(({ viewModel }: { readonly viewModel: EditPolicyViewModel }) => {
  const t = useText();
  const dates = useDates();
  const { preview, refusal } = viewModel;
  const hasChoice = viewModel.obstacle !== 'unchanged' && viewModel.obstacle !== 'pastDue';
  return (
    <Panel labelledBy="edit-premium">
      <Stack>
        <h2 id="edit-premium">{t('edit.premium')}</h2>
        <div aria-live="polite">
          <DescriptionList
            items={[
              {
                term: t('edit.prorated'),
                value: (
                  <div className={hasChoice ? styles['prorated'] : undefined}>
                    {viewModel.state.kind === 'rating' ? (
                      <Loading text={t('edit.rating')} />
                    ) : (
                      <Prorated amount={preview?.proratedValue} />
                    )}
                  </div>
                ),
              },
              {
                term: t('edit.annualPremium'),
                value: preview
                  ? t('edit.annualPremium.amount', { amount: Money.format(preview.annualPremium) })
                  : t('edit.amount.unknown'),
              },
              { term: t('edit.paymentDate'), value: dates.long(viewModel.today) },
            ]}
          />
        </div>
        {viewModel.isUnsettled && refusal?.kind !== 'unsettled' && (
          <Alert level="error">{t('edit.electronicTransfer')}</Alert>
        )}
        <CardBrands />
      </Stack>
    </Panel>
  );
});
