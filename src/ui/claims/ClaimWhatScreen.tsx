import { observer } from 'mobx-react-lite';
import { claimLimits } from '../../domain/claims/ClaimDraft';
import { Money } from '../../domain/Money';
import { type Coverage, coverageAmount } from '../../domain/policy/Coverage';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { DescriptionList } from '../kit/DescriptionList';
import { Form } from '../kit/Form';
import { MoneyField } from '../kit/MoneyField';
import { Panel } from '../kit/Panel';
import { TextArea } from '../kit/TextArea';
import { TextField } from '../kit/TextField';
import { useFormWords } from '../text/useFormWords';
import { useText } from '../text/useText';
import styles from './Claims.module.css';
import { useClaimFlow } from './ClaimFlow';
import { ClaimStepScreen } from './ClaimStepScreen';
import { useReturnToSummary } from './useReturnToSummary';

const CoverageAside = ({ coverages }: { readonly coverages: readonly Coverage[] }) => {
  const t = useText();
  return (
    <aside className={styles['aside']} aria-labelledby="coverage-aside">
      <h2 id="coverage-aside">{t('claim.what.coverage')}</h2>
      <DescriptionList
        items={coverages.map(({ code, limitAmount, deductible }) => ({
          term: t(`coverage.${code}`),
          value: t('claim.what.coverage.amounts', {
            limit: Money.format(coverageAmount(limitAmount)),
            deductible: Money.format(coverageAmount(deductible)),
          }),
        }))}
      />
    </aside>
  );
};

/** Document 1, section 2, claim flow 2. */
export const ClaimWhatScreen = observer(() => {
  const viewModel = useClaimFlow();
  const t = useText();
  const words = useFormWords();
  const backToSummary = useReturnToSummary();
  const { draft, failure, coverages } = viewModel;
  return (
    <ClaimStepScreen step="what" title={t('claim.what.title')}>
      <div className={styles['withAside']}>
        <Panel narrow>
          <Form
            {...words.form}
            onSubmit={() => viewModel.next('what', backToSummary)}
            failures={failure && [{ field: failure.field, message: t(failure.message) }]}
          >
            <TextArea
              name="description"
              label={t('claim.what.description')}
              hint={t('claim.what.description.hint')}
              value={draft.description}
              onChange={(description) => viewModel.change({ description })}
              maxLength={claimLimits.description}
              budget={words.budget}
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
              label={t('claim.what.estimate')}
              hint={t('claim.what.estimate.hint')}
              value={draft.estimate}
              onChange={(estimate) => viewModel.change({ estimate })}
              maxLength={claimLimits.estimate}
            />
            <ButtonRow>
              <Button look="primary" type="submit">
                {t('shell.next')}
              </Button>
              <Button onClick={viewModel.back}>{t('shell.back')}</Button>
            </ButtonRow>
          </Form>
        </Panel>
        {coverages.length > 0 && <CoverageAside coverages={coverages} />}
      </div>
    </ClaimStepScreen>
  );
});
