import { CalendarDate } from '../../domain/CalendarDate';
import { DateField } from '../kit/DateField';
import { InlineCalendar } from '../kit/InlineCalendar';
import { useDateLocale } from '../text/useDateLocale';
import { useFormWords } from '../text/useFormWords';
import { Held } from './Held';
import { Section, Specimen } from './Section';

/** A fixed date keeps the pictures stable. */
const someDay = CalendarDate.parse('2026-01-15');
const later = CalendarDate.parse('2026-01-21');

export const Dates = () => {
  const words = useFormWords();
  const locale = useDateLocale();
  return (
    <Section title="Dates">
      <Specimen state="Date, empty">
        <Held<CalendarDate | undefined> initial={undefined}>
          {(value, change) => (
            <DateField
              name="date-empty"
              label="When did it happen?"
              value={value}
              onChange={change}
              words={words.date}
            />
          )}
        </Held>
      </Specimen>
      <Specimen state="Date, filled, its year hidden">
        <Held initial={someDay}>
          {(value, change) => (
            <DateField
              name="date-masked"
              label="Date of Birth"
              value={value}
              onChange={change}
              words={words.date}
              maskYear
            />
          )}
        </Held>
      </Specimen>
      {later && (
        <>
          <Specimen state="Calendar, nothing chosen">
            <Held<CalendarDate | undefined> initial={undefined}>
              {(value, change) => (
                <InlineCalendar
                  value={value}
                  onChange={change}
                  today={later}
                  max={later}
                  locale={locale}
                  words={words.calendar}
                />
              )}
            </Held>
          </Specimen>
          <Specimen state="Date and calendar, the same day in both">
            <Held initial={someDay}>
              {(value, change) => (
                <>
                  <DateField name="date-both" label="Date of Loss" value={value} onChange={change} words={words.date} />
                  <InlineCalendar
                    value={value}
                    onChange={change}
                    today={later}
                    max={later}
                    locale={locale}
                    words={words.calendar}
                  />
                </>
              )}
            </Held>
          </Specimen>
        </>
      )}
    </Section>
  );
};
