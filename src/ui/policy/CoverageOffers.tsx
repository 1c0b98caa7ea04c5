import { Minus, Plus } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { Frequency } from '../../domain/account/BillingTerm';
import type { AddedCoverage } from '../../domain/policy/addedCoverage';
import type { CoverageEdit } from '../../domain/policy/CoverageEdit';
import { Alert } from '../kit/Alert';
import { Badge } from '../kit/Badge';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { TitledPanel } from '../kit/TitledPanel';
import { useCoverageAmounts } from '../text/useCoverageAmounts';
import { usePremiumWords } from '../text/usePremiumWords';
import { useText } from '../text/useText';
import type { EditorProps } from './EditorProps';
import { SUBMITTING_ID } from './SubmitSection';
import styles from './Policy.module.css';

const statusOf = ({ current, isSelected }: CoverageEdit['offers'][number]) => {
  if (isSelected) return current ? 'edit.coverage.current' : 'edit.coverage.added';
  return current ? 'edit.coverage.removed' : 'edit.coverage.absent';
};

interface CoverageOffersProps extends EditorProps {
  /** The id of the message that says why nothing can be added or removed. */
  readonly disabledBy: string | undefined;
}

interface AddedProps {
  readonly coverage: AddedCoverage | undefined;
  readonly period: Frequency;
}

/** What a coverage would pay and cost. */
const Added = ({ coverage: { coverage, monthly, yearly } = {}, period }: AddedProps) => {
  const t = useText();
  const coverageAmounts = useCoverageAmounts();
  const premiumWords = usePremiumWords();
  const perYear = premiumWords({ period: 'yearly', amount: yearly });
  const perMonth = period === 'monthly' ? premiumWords({ period, amount: monthly }) : undefined;
  const price = perMonth && perYear ? `${perMonth} (${perYear})` : (perMonth ?? perYear);
  return (
    <div className={styles['added']}>
      {coverage && <p className={styles['soft']}>{coverageAmounts(coverage)}</p>}
      {price && <p>{t('edit.offer.price', { price })}</p>}
    </div>
  );
};

/** The coverages that can be added and removed. */
export const CoverageOffers = observer(({ viewModel, edit, disabledBy }: CoverageOffersProps) => {
  const t = useText();
  const coverageAmounts = useCoverageAmounts();
  const disabled = disabledBy ?? (viewModel.isSent ? SUBMITTING_ID : undefined);

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
                {current ? (
                  <p className={styles['soft']}>{coverageAmounts(current)}</p>
                ) : (
                  <Added coverage={viewModel.added[code]} period={edit.period} />
                )}
              </div>
              <Button
                onClick={() => viewModel.choose(code, !isSelected)}
                disabledBy={disabled}
                ariaLabel={t(isSelected ? 'edit.remove.label' : 'edit.add.label', { coverage })}
              >
                <Icon of={isSelected ? Minus : Plus} />
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
