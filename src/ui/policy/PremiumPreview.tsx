import { observer } from 'mobx-react-lite';
import { Money } from '../../domain/Money';
import type { CoverageEdit } from '../../domain/policy/CoverageEdit';
import type { Policy } from '../../domain/policy/Policy';
import { BeforeAfter } from '../account/BeforeAfter';
import { useChangeItems } from '../account/useChangeItems';
import { type DescriptionItems, DescriptionList } from '../kit/DescriptionList';
import { Loading } from '../kit/Loading';
import { DOTS } from '../kit/orDots';
import { TitledPanel } from '../kit/TitledPanel';
import { useDates } from '../text/useDates';
import { usePremiumWords } from '../text/usePremiumWords';
import { useText } from '../text/useText';
import { CardBrands } from './CardBrands';
import type { EditorProps } from './EditorProps';
import styles from './Policy.module.css';

/** A charge, or a refund with its sign, and what it means for the customer. Nothing is promised that the account cannot settle. */
const Prorated = ({ amount, canSettle }: { readonly amount: Money | undefined; readonly canSettle: boolean }) => {
  const t = useText();
  if (amount === undefined) return <span>{DOTS}</span>;
  return (
    <>
      <strong className={styles['amount']}>{Money.format(amount)}</strong>
      {amount < 0 && <span className={styles['amountHint']}>{t('edit.prorated.refund')}</span>}
      {amount > 0 && canSettle && <span className={styles['amountHint']}>{t('edit.prorated.charge')}</span>}
      {!canSettle && <span className={styles['amountHint']}>{t('edit.prorated.unsettled')}</span>}
    </>
  );
};

/** A selection with one of these obstacles has no new price. */
const obstaclesWithoutPrice: readonly CoverageEdit['obstacle'][] = ['pastDue', 'nothingSelected', 'unchanged'];

const usePremiums = () => {
  const premiumWords = usePremiumWords();
  return {
    perYear: (amount: Money | undefined) => premiumWords({ period: 'yearly', amount }),
    perMonth: (amount: Money | undefined) => premiumWords({ period: 'monthly', amount }),
  };
};

/** The premium as it is. */
const useCurrentPremium = (policy: Policy | undefined, paysMonthly: boolean): DescriptionItems => {
  const t = useText();
  const { perYear, perMonth } = usePremiums();
  return [
    paysMonthly && { term: t('policy.premium.monthly'), value: perMonth(policy?.monthlyPremium) },
    { term: t('policy.premium.yearly'), value: perYear(policy?.annualPremium) },
  ];
};

/** What the chosen coverages cost. */
const useChosenPremium = ({ viewModel, edit }: EditorProps, paysMonthly: boolean): DescriptionItems => {
  const t = useText();
  const dates = useDates();
  const { perYear, perMonth } = usePremiums();
  const { policy, state, today } = viewModel;
  return [
    {
      term: t('edit.prorated'),
      value: (
        <div className={styles['prorated']}>
          {state.kind === 'rating' ? (
            <Loading text={t('edit.rating')} />
          ) : (
            <Prorated amount={edit.preview?.proratedValue} canSettle={edit.canSettle} />
          )}
        </div>
      ),
    },
    {
      term: t('edit.annualPremium'),
      value: edit.preview && (
        <BeforeAfter before={perYear(policy?.annualPremium)} after={perYear(edit.preview.annualPremium)} />
      ),
    },
    paysMonthly &&
      edit.preview?.monthlyPayment !== undefined && {
        term: t('edit.monthlyPremium'),
        value: <BeforeAfter before={perMonth(policy?.monthlyPremium)} after={perMonth(edit.preview.monthlyPayment)} />,
      },
    { term: t('edit.paymentDate'), value: dates.long(today) },
  ];
};

/** What the coverages cost, for the rest of the term and for a year. */
export const PremiumPreview = observer(({ viewModel, edit }: EditorProps) => {
  const t = useText();
  const changeItems = useChangeItems();
  const paysMonthly = edit.period === 'monthly';
  const current = useCurrentPremium(viewModel.policy, paysMonthly);
  const chosen = useChosenPremium({ viewModel, edit }, paysMonthly);
  const hasPrice = !obstaclesWithoutPrice.includes(edit.obstacle);
  return (
    <TitledPanel title={t(hasPrice ? 'edit.premium' : 'edit.premium.current')}>
      <div aria-live="polite">
        <DescriptionList
          isNarrow
          items={[
            ...(hasPrice ? chosen : current),
            ...changeItems({ method: { before: edit.method, after: edit.method } }),
          ]}
        />
      </div>
      <CardBrands />
    </TitledPanel>
  );
});
