import { Minus, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Money } from '../../domain/Money';
import { coverageAmount } from '../../domain/policy/Coverage';
import { Alert } from '../kit/Alert';
import { Badge } from '../kit/Badge';
import { Button } from '../kit/Button';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { useText } from '../text/useText';
import type { CoverageOffer, EditPolicyViewModel } from './EditPolicyViewModel';
import styles from './Policy.module.css';
import { submittingId } from './SubmitSection';

const standing = ({ held, isSelected }: CoverageOffer) => {
  if (isSelected) return held ? 'edit.coverage.held' : 'edit.coverage.added';
  return held ? 'edit.coverage.removed' : 'edit.coverage.notHeld';
};

interface CoverageOffersProps {
  readonly viewModel: EditPolicyViewModel;
  /** The id of what says why nothing can be added or removed at all. */
  readonly disabledBy: string | undefined;
}

/** The coverages that can be added and removed. */
export const CoverageOffers = observer(({ viewModel, disabledBy }: CoverageOffersProps) => {
  const t = useText();
  const isSending = viewModel.state.kind === 'submitting' || viewModel.state.kind === 'takingLonger';
  const disabled = disabledBy ?? (isSending ? submittingId : undefined);

  return (
    <Panel labelledBy="edit-coverages">
      <Stack>
        <h2 id="edit-coverages">{t('edit.coverages')}</h2>
        <ul className={styles['offers']}>
          {viewModel.offers.map((offer) => {
            const { code, held, isSelected } = offer;
            const coverage = t(`coverage.${code}`);
            return (
              <li key={code} className={styles['offer']}>
                <div className={styles['offerText']}>
                  <h3>{coverage}</h3>
                  <p>
                    <Badge text={t(standing(offer))} />
                  </p>
                  {held && (
                    <p className={styles['soft']}>
                      {t('edit.coverage.amounts', {
                        limit: Money.format(coverageAmount(held.limitAmount)),
                        deductible: Money.format(coverageAmount(held.deductible)),
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
                    {t('edit.remove')}
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
        {viewModel.selection.length === 0 && <Alert level="error">{t('edit.nothingSelected')}</Alert>}
      </Stack>
    </Panel>
  );
});
