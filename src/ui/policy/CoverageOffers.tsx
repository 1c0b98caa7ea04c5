import { Minus, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Money } from '../../domain/Money';
import { coverageAmount } from '../../domain/policy/Coverage';
import type { CoverageEdit, CoverageOffer } from '../../domain/policy/CoverageEdit';
import { Alert } from '../kit/Alert';
import { Badge } from '../kit/Badge';
import { Button } from '../kit/Button';
import { TitledPanel } from '../kit/TitledPanel';
import { useText } from '../text/useText';
import type { EditPolicyViewModel } from './EditPolicyViewModel';
import styles from './Policy.module.css';
import { submittingId } from './SubmitSection';

const statusOf = ({ current, isSelected }: CoverageOffer) => {
  if (isSelected) return current ? 'edit.coverage.current' : 'edit.coverage.added';
  return current ? 'edit.coverage.removed' : 'edit.coverage.absent';
};

interface CoverageOffersProps {
  readonly viewModel: EditPolicyViewModel;
  readonly edit: CoverageEdit;
  /** The id of the message that says why nothing can be added or removed. */
  readonly disabledBy: string | undefined;
}

/** The coverages that can be added and removed. */
export const CoverageOffers = observer(({ viewModel, edit, disabledBy }: CoverageOffersProps) => {
  const t = useText();
  const disabled = disabledBy ?? (viewModel.isSent ? submittingId : undefined);

  return (
    <TitledPanel title={t('edit.coverages')}>
      <ul className={styles['offers']}>
        {edit.offers.map((offer) => {
          const { code, current, isSelected } = offer;
          const coverage = t(`coverage.${code}`);
          return (
            <li key={code} className={styles['offer']}>
              <div className={styles['offerText']}>
                <h3>{coverage}</h3>
                <p>
                  <Badge text={t(statusOf(offer))} />
                </p>
                {current && (
                  <p className={styles['soft']}>
                    {t('coverage.amounts', {
                      limit: Money.format(coverageAmount(current.limitAmount)),
                      deductible: Money.format(coverageAmount(current.deductible)),
                    })}
                  </p>
                )}
              </div>
              {isSelected ? (
                <Button
                  onClick={() => viewModel.remove(code)}
                  disabledBy={disabled}
                  ariaLabel={t('edit.remove.label', { coverage })}
                >
                  <Minus size={18} aria-hidden />
                  {t('shell.remove')}
                </Button>
              ) : (
                <Button
                  onClick={() => viewModel.add(code)}
                  disabledBy={disabled}
                  ariaLabel={t('edit.add.label', { coverage })}
                >
                  <Plus size={18} aria-hidden />
                  {t('edit.add')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {edit.selection.length === 0 && <Alert level="error">{t('edit.nothingSelected')}</Alert>}
    </TitledPanel>
  );
});
