import { observer } from 'mobx-react-lite';
import type { Frequency } from '../../domain/account/BillingTerm';
import { useChangeItems } from '../account/useChangeItems';
import { DescriptionList } from '../kit/DescriptionList';
import { Form } from '../kit/Form';
import { FormButtons } from '../kit/FormButtons';
import { amountOrDots } from '../kit/orDots';
import { Panel } from '../kit/Panel';
import { RadioGroup } from '../kit/RadioGroup';
import { Redirect } from '../screen/Redirect';
import { Screen } from '../screen/Screen';
import { TopAlert } from '../screen/TopAlert';
import { useVisit } from '../screen/useVisit';
import { useText } from '../text/useText';
import { BillingStatus } from './BillingStatus';
import { ChargeDay } from './ChargeDay';
import type { FrequencyViewModel } from './FrequencyViewModel';

/** Monthly or Yearly, each with its price. A customer who may not change it lands on /billing. */
export const FrequencyScreen = observer(({ open }: { readonly open: () => FrequencyViewModel }) => {
  const viewModel = useVisit(open);
  const t = useText();
  const changeItems = useChangeItems();
  const { state, effect, submission } = viewModel;
  if (state.kind === 'refused') return <Redirect to="billing" />;

  return (
    <Screen title={t('frequency.title')} narrow>
      <BillingStatus kind={state.kind} load={viewModel.load} />
      {'chosen' in state && (
        <Panel>
          <Form onSubmit={() => void submission.send()}>
            {viewModel.isNotSaved && <TopAlert level="error">{t('shell.notSaved')}</TopAlert>}
            <RadioGroup<Frequency>
              name="frequency"
              label={t('frequency.question')}
              value={state.chosen}
              onChange={viewModel.choose}
              options={[
                { value: 'monthly', text: t('frequency.monthly', { price: amountOrDots(state.prices.monthly) }) },
                { value: 'yearly', text: t('frequency.yearly', { price: amountOrDots(state.prices.yearly) }) },
              ]}
            />
            {effect && <DescriptionList items={changeItems(effect)} />}
            <ChargeDay term={state.chosen} termEnd={viewModel.chargedTermEnd} />
            <FormButtons
              submit={t('shell.save')}
              leave={t('shell.cancel')}
              onLeave={viewModel.cancel}
              sending={submission.isSending && t('shell.saving')}
            />
          </Form>
        </Panel>
      )}
    </Screen>
  );
});
