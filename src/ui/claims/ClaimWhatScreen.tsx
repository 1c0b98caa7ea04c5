import { observer } from 'mobx-react-lite';
import { claimLimits } from '../../domain/claims/ClaimDraft';
import { Money } from '../../domain/Money';
import { type Coverage, coverageAmount } from '../../domain/policy/Coverage';
import { DescriptionList } from '../kit/DescriptionList';
import { MoneyField } from '../kit/MoneyField';
import { TextArea } from '../kit/TextArea';
import { TextField } from '../kit/TextField';
import { useHistoryState } from '../screen/historyState';
import { useCoverageName } from '../text/useCoverageName';
import { useText } from '../text/useText';
import styles from './Claims.module.css';
import { useClaimFlow } from './ClaimFlow';
import { ClaimForm } from './ClaimForm';
import { ClaimStepScreen } from './ClaimStepScreen';

const CoverageAside = ({ coverages }: { readonly coverages: readonly Coverage[] }) => {
  const t = useText();
  const coverageName = useCoverageName();
  return (
    <aside className={styles['aside']} aria-labelledby="coverage-aside">
      <h2 id="coverage-aside">{t('claim.what.coverage')}</h2>
      <DescriptionList
        isNarrow
        items={coverages.map(({ code, limitAmount, deductible }) => ({
          term: coverageName(code),
          value: t('coverage.amounts', {
            limit: Money.format(coverageAmount(limitAmount)),
            deductible: Money.format(coverageAmount(deductible)),
          }),
        }))}
      />
    </aside>
  );
};

export const ClaimWhatScreen = observer(() => {
  const viewModel = useClaimFlow();
  const t = useText();
  const backToSummary = useHistoryState('claimWhat').returnTo === 'summary';
  const { draft, coverages } = viewModel;
  return (
    <ClaimStepScreen step="what" title={t('claim.what.title')}>
      <div className={styles['withAside']}>
        <ClaimForm onNext={() => viewModel.next('what', backToSummary)}>
          <TextArea
            name="description"
            label={t('claim.description')}
            hint={t('claim.what.description.hint')}
            value={draft.description}
            onChange={(description) => viewModel.change({ description })}
            maxLength={claimLimits.description}
          />
          <TextField
            name="equipment"
            label={t('claim.what.equipment')}
            value={draft.equipment}
            onChange={(equipment) => viewModel.change({ equipment })}
            maxLength={claimLimits.equipment}
          />
          <MoneyField
            name="estimate"
            label={t('claim.estimate')}
            hint={t('claim.what.estimate.hint')}
            value={draft.estimate}
            onChange={(estimate) => viewModel.change({ estimate })}
            maxLength={claimLimits.estimate}
          />
        </ClaimForm>
        {coverages.length > 0 && <CoverageAside coverages={coverages} />}
      </div>
    </ClaimStepScreen>
  );
});
