import { CalendarDate } from '../../domain/CalendarDate';
import { DateField } from '../kit/DateField';
import { InlineCalendar } from '../kit/InlineCalendar';
import { Section, Specimen } from './Section';
import { useDateInput } from './useInput';

/** Fixed dates keep the pictures stable. */
const someDay = CalendarDate.ofLocalDate(new Date(2026, 0, 15));
const today = CalendarDate.ofLocalDate(new Date(2026, 0, 21));

export const Dates = () => {
  const both = useDateInput(someDay);
  return (
    <Section title="Dates">
      <Specimen state="Date, empty">
        <DateField name="date-empty" label="When did it happen?" {...useDateInput()} />
      </Specimen>
      <Specimen state="Date, filled, its year hidden">
        <DateField name="date-masked" label="Date of Birth" maskYear {...useDateInput(someDay)} />
      </Specimen>
      <Specimen state="Calendar, nothing chosen">
        <InlineCalendar today={today} {...useDateInput()} />
      </Specimen>
      <Specimen state="Date and calendar, the same day in both">
        <DateField name="date-both" label="Date of Loss" {...both} />
        <InlineCalendar today={today} {...both} />
      </Specimen>
    </Section>
  );
};
