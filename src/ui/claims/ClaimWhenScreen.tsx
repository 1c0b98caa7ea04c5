import { useHistoryState } from '../screen/historyState';
import { observer } from 'mobx-react-lite';
import { CalendarDate } from '../../domain/CalendarDate';
import { DateField } from '../kit/DateField';
import { Form } from '../kit/Form';
import { FormButtons } from '../kit/FormButtons';
import { InlineCalendar } from '../kit/InlineCalendar';
import { Panel } from '../kit/Panel';
import { useDateLocale } from '../text/useDateLocale';
import { useFormWords } from '../text/useFormWords';
import { useText } from '../text/useText';
import { useClaimFlow } from './ClaimFlow';
import { ClaimStepScreen } from './ClaimStepScreen';

/** The date of loss, in a date picker without future dates. */
export const ClaimWhenScreen = observer(() => {
  const viewModel = useClaimFlow();
  const t = useText();
  const words = useFormWords();
  const locale = useDateLocale();
  const backToSummary = useHistoryState('claimWhen').returnTo === 'summary';
  const { draft, error, today } = viewModel;
  const date = CalendarDate.parse(draft.dateOfLoss);
  return (
    <ClaimStepScreen step="when" title={t('claim.when.title')}>
      <Panel>
        <Form
          {...words.form}
          onSubmit={() => viewModel.next('when', backToSummary)}
          errors={error && [{ field: error.field, message: t(error.message) }]}
        >
          <DateField
            name="dateOfLoss"
            label={t('claim.when.date')}
            value={date}
            onChange={(dateOfLoss) => viewModel.change({ dateOfLoss: dateOfLoss ?? '' })}
            words={words.date}
          />
          <InlineCalendar
            value={date}
            onChange={(dateOfLoss) => viewModel.change({ dateOfLoss })}
            today={today}
            max={today}
            locale={locale}
            words={words.calendar}
          />
          <FormButtons submit={t('shell.next')} leave={t('shell.back')} onLeave={viewModel.back} />
        </Form>
      </Panel>
    </ClaimStepScreen>
  );
});
