import { Minus, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Money } from '../../domain/Money';
import type { AddedCoverage } from '../../domain/policy/addedCoverage';
import { type Coverage, coverageAmount } from '../../domain/policy/Coverage';
import type { CoverageEdit } from '../../domain/policy/CoverageEdit';
import { Alert } from '../kit/Alert';
import { Badge } from '../kit/Badge';
import { Button } from '../kit/Button';
import { TitledPanel } from '../kit/TitledPanel';
import { useText } from '../text/useText';
import type { EditorProps } from './EditorProps';
import styles from './Policy.module.css';
import { submittingId } from './SubmitSection';

const statusOf = ({ current, isSelected }: CoverageEdit['offers'][number]) => {
  if (isSelected) return current ? 'edit.coverage.current' : 'edit.coverage.added';
  return current ? 'edit.coverage.removed' : 'edit.coverage.absent';
};

interface CoverageOffersProps extends EditorProps {
  /** The id of the message that says why nothing can be added or removed. */
  readonly disabledBy: string | undefined;
}

/** The coverages that can be added and removed. */
export const CoverageOffers = observer(({ viewModel, edit, disabledBy }: CoverageOffersProps) => {
  const t = useText();
  const disabled = disabledBy ?? (viewModel.isSent ? submittingId : undefined);

  const amounts = ({ limitAmount, deductible }: Coverage) => (
    <p className={styles['soft']}>
      {t('coverage.amounts', {
        limit: Money.format(coverageAmount(limitAmount)),
        deductible: Money.format(coverageAmount(deductible)),
      })}
    </p>
  );
  const price = ({ monthly, yearly }: AddedCoverage) => {
    const perYear = yearly && t('policy.premium.yearly.amount', { amount: Money.format(yearly) });
    if (edit.period === 'yearly' || monthly === undefined) return perYear && t('edit.offer.price', { price: perYear });
    const perMonth = t('policy.premium.monthly.amount', { amount: Money.format(monthly) });
    return t('edit.offer.price', { price: perYear ? `${perMonth} (${perYear})` : perMonth });
  };
  return (
    <TitledPanel title={t('edit.coverages')}>
      <ul className={styles['offers']}>
        {edit.offers.map((offer) => {
          const { code, current, isSelected } = offer;
          const coverage = t(`coverage.${code}`);
          const added = viewModel.added[code];
          const cost = added && price(added);
          return (
            <li key={code} className={styles['offer']}>
              <div className={styles['offerText']}>
                <h3>{coverage}</h3>
                <p>
                  <Badge text={t(statusOf(offer))} />
                </p>
                {current ? (
                  amounts(current)
                ) : (
                  <div className={styles['added']}>
                    {added?.coverage && amounts(added.coverage)}
                    {cost && <p>{cost}</p>}
                  </div>
                )}
              </div>
              <Button
                onClick={() => viewModel.choose(code, !isSelected)}
                disabledBy={disabled}
                ariaLabel={t(isSelected ? 'edit.remove.label' : 'edit.add.label', { coverage })}
              >
                {isSelected ? <Minus size="1.06em" aria-hidden /> : <Plus size="1.06em" aria-hidden />}
                <span>{t(isSelected ? 'shell.remove' : 'edit.add')}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {edit.selection.length === 0 && <Alert level="error">{t('edit.nothingSelected')}</Alert>}
    </TitledPanel>
  );
});
