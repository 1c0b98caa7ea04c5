import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router-dom';
import { Money } from '../../domain/Money';
import { routes } from '../app/routes';
import { Screen } from '../app/Screen';
import { useVisit } from '../app/useVisit';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Form } from '../kit/Form';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { RadioGroup } from '../kit/RadioGroup';
import { useFormWords } from '../text/useFormWords';
import { useText } from '../text/useText';
import { type Frequency, type FrequencyViewModel } from './FrequencyViewModel';
import { LoadFailure } from './LoadFailure';

/** Monthly or Yearly, each with its price (decisions, "Screens"). Customers elsewhere land on /billing. */
export const FrequencyScreen = observer(({ open }: { readonly open: () => FrequencyViewModel }) => {
  const viewModel = useVisit(open);
  const t = useText();
  const words = useFormWords();
  const { state } = viewModel;
  if (state.kind === 'refused') return <Navigate to={routes.billing} replace />;

  return (
    <Screen title={t('frequency.title')}>
      {state.kind === 'loading' && <Loading text={t('billing.loading')} />}
      {state.kind === 'unavailable' && <LoadFailure onRetry={() => void viewModel.load()} />}
      {(state.kind === 'choosing' || state.kind === 'saving') && (
        <Panel narrow>
          <Form {...words.form} onSubmit={() => void viewModel.save()}>
            <RadioGroup<Frequency>
              name="frequency"
              label={t('frequency.question')}
              value={state.chosen}
              onChange={viewModel.choose}
              options={[
                { value: 'monthly', text: t('frequency.monthly', { price: Money.format(state.prices.monthly) }) },
                { value: 'yearly', text: t('frequency.yearly', { price: Money.format(state.prices.yearly) }) },
              ]}
            />
            {state.kind === 'saving' ? (
              <Loading text={t('frequency.saving')} once />
            ) : (
              <ButtonRow>
                <Button look="primary" type="submit">
                  {t('shell.save')}
                </Button>
                <Button onClick={viewModel.cancel}>{t('shell.cancel')}</Button>
              </ButtonRow>
            )}
          </Form>
        </Panel>
      )}
    </Screen>
  );
});
