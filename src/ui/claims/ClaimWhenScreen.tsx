import { observer } from 'mobx-react-lite';
import { CalendarDate } from '../../domain/CalendarDate';
import { DateField } from '../kit/DateField';
import { InlineCalendar } from '../kit/InlineCalendar';
import { useHistoryState } from '../screen/historyState';
import { useText } from '../text/useText';
import { useClaimFlow } from './ClaimFlow';
import { ClaimForm } from './ClaimForm';
import { ClaimStepScreen } from './ClaimStepScreen';

/** The date of loss, in a date picker without future dates. */
export const ClaimWhenScreen = observer(() => {
  const viewModel = useClaimFlow();
  const t = useText();
  const backToSummary = useHistoryState('claimWhen').returnTo === 'summary';
  const { draft, today } = viewModel;
  const date = CalendarDate.parse(draft.dateOfLoss);
  return (
    <ClaimStepScreen step="when" title={t('claim.when.title')}>
      <ClaimForm onNext={() => viewModel.next('when', backToSummary)}>
        <DateField
          name="dateOfLoss"
          label={t('claim.when.date')}
          value={date}
          typed={draft.dateOfLoss}
          onChange={(dateOfLoss, typed) => viewModel.change({ dateOfLoss: dateOfLoss ?? typed })}
        />
        <InlineCalendar value={date} onChange={(dateOfLoss) => viewModel.change({ dateOfLoss })} today={today} />
      </ClaimForm>
    </ClaimStepScreen>
  );
});
