import { observer } from 'mobx-react-lite';
import { CalendarDate } from '../../domain/CalendarDate';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { DateField } from '../kit/DateField';
import { Form } from '../kit/Form';
import { InlineCalendar } from '../kit/InlineCalendar';
import { Panel } from '../kit/Panel';
import { useFormWords } from '../text/useFormWords';
import { useLanguage, useText } from '../text/useText';
import { useClaimFlow } from './ClaimFlow';
import { ClaimStepScreen } from './ClaimStepScreen';
import { useReturnToSummary } from './useReturnToSummary';

/** A date picker on the page that allows no future dates (document 1, section 2, claim flow 3). */
export const ClaimWhenScreen = observer(() => {
  const viewModel = useClaimFlow();
  const t = useText();
  const words = useFormWords();
  const { dates: locale } = useLanguage();
  const backToSummary = useReturnToSummary();
  const { draft, failure, today } = viewModel;
  const date = CalendarDate.parse(draft.dateOfLoss);
  return (
    <ClaimStepScreen step="when" title={t('claim.when.title')}>
      <Panel narrow>
        <Form
          {...words.form}
          onSubmit={() => viewModel.next('when', backToSummary)}
          failures={failure && [{ field: failure.field, message: t(failure.message) }]}
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
          <ButtonRow>
            <Button look="primary" type="submit">
              {t('shell.next')}
            </Button>
            <Button onClick={viewModel.back}>{t('shell.back')}</Button>
          </ButtonRow>
        </Form>
      </Panel>
    </ClaimStepScreen>
  );
});
