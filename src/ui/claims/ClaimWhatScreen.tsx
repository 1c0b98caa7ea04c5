import { observer } from 'mobx-react-lite';
import { claimLimits } from '../../domain/claims/ClaimDraft';
import type { Coverage } from '../../domain/policy/Coverage';
import { DescriptionList } from '../kit/DescriptionList';
import { fieldsOf } from '../kit/fieldsOf';
import { MoneyField } from '../kit/MoneyField';
import { TextArea } from '../kit/TextArea';
import { TextField } from '../kit/TextField';
import { useHistoryState } from '../screen/historyState';
import { useCoverageAmounts } from '../text/useCoverageAmounts';
import { useCoverageName } from '../text/useCoverageName';
import { useText } from '../text/useText';
import { useClaimFlow } from './ClaimFlow';
import { ClaimForm } from './ClaimForm';
import { ClaimStepScreen } from './ClaimStepScreen';
import styles from './Claims.module.css';

const labels = {
  description: 'claim.description',
  equipment: 'claim.what.equipment',
  estimate: 'claim.estimate',
} as const;

const CoverageAside = ({ coverages }: { readonly coverages: readonly Coverage[] }) => {
  const t = useText();
  const coverageName = useCoverageName();
  const coverageAmounts = useCoverageAmounts();
  return (
    <aside className={styles['aside']} aria-labelledby="coverage-aside">
      <h2 id="coverage-aside">{t('claim.what.coverage')}</h2>
      <DescriptionList
        isNarrow
        items={coverages.map((coverage) => ({ term: coverageName(coverage.code), value: coverageAmounts(coverage) }))}
      />
    </aside>
  );
};

export const ClaimWhatScreen = observer(() => {
  const viewModel = useClaimFlow();
  const t = useText();
  const backToSummary = useHistoryState('claimWhat').returnTo === 'summary';
  const { draft, coverages } = viewModel;
  const field = fieldsOf<keyof typeof labels>(draft, (name) => t(labels[name]), viewModel.change);
  return (
    <ClaimStepScreen step="what" title={t('claim.what.title')}>
      <div className={styles['withAside']}>
        <ClaimForm onNext={() => viewModel.next('what', backToSummary)}>
          <TextArea
            {...field('description')}
            hint={t('claim.what.description.hint')}
            maxLength={claimLimits.description}
          />
          <TextField {...field('equipment')} maxLength={claimLimits.equipment} />
          <MoneyField {...field('estimate')} hint={t('claim.what.estimate.hint')} />
        </ClaimForm>
        {coverages.length > 0 && <CoverageAside coverages={coverages} />}
      </div>
    </ClaimStepScreen>
  );
});
