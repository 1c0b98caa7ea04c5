import { type Locale, format } from 'date-fns';
import { type ComponentProps, useState } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { CalendarDate } from '../../domain/CalendarDate';
import { Button } from './Button';
import styles from './InlineCalendar.module.css';

interface CalendarWords {
  readonly previous: string;
  readonly next: string;
  readonly month: string;
  readonly year: string;
  readonly today: (day: string) => string;
  readonly selected: (day: string) => string;
  readonly shortcuts: { readonly today: string; readonly yesterday: string };
}

interface InlineCalendarProps {
  readonly value: CalendarDate | undefined;
  readonly onChange: (date: CalendarDate) => void;
  readonly today: CalendarDate;
  readonly max: CalendarDate;
  readonly locale: Locale;
  readonly words: CalendarWords;
}

const FIRST_MONTH = new Date(1901, 0, 1);

/** The lists of months and years. A browser has nothing to fill into them. */
const components = { Select: (props: ComponentProps<'select'>) => <select {...props} autoComplete="off" /> };

/** A calendar on the page, with the two days that are chosen most. Days after `max` cannot be chosen. */
export const InlineCalendar = ({ value, onChange, today, max, locale, words }: InlineCalendarProps) => {
  const selected = value && CalendarDate.toLocalDate(value);
  const latest = CalendarDate.toLocalDate(max);
  const [shown, setShown] = useState(value);
  const [month, setMonth] = useState(selected ?? latest);

  // A new date shows its month. The picker stays mounted, so that the focus stays on the chosen day.
  if (value !== shown) {
    setShown(value);
    setMonth(selected ?? latest);
  }

  const dayLabel = (date: Date, { today: isToday, selected: isSelected }: Modifiers): string => {
    const day = format(date, 'PPPP', { locale });
    const named = isToday === true ? words.today(day) : day;
    return isSelected === true ? words.selected(named) : named;
  };
  return (
    <div className={styles['calendar']}>
      <div className={styles['shortcuts']}>
        <Button look="quiet" onClick={() => onChange(today)}>
          {words.shortcuts.today}
        </Button>
        <Button look="quiet" onClick={() => onChange(CalendarDate.plusDays(today, -1))}>
          {words.shortcuts.yesterday}
        </Button>
      </div>
      <DayPicker
        mode="single"
        selected={selected}
        onSelect={(day) => day && onChange(CalendarDate.ofLocalDate(day))}
        month={month}
        onMonthChange={setMonth}
        today={CalendarDate.toLocalDate(today)}
        disabled={{ after: latest }}
        startMonth={FIRST_MONTH}
        endMonth={latest}
        captionLayout="dropdown"
        // The tab order is the visual order: the arrows are to the right of the lists.
        navLayout="after"
        locale={locale}
        labels={{
          labelPrevious: () => words.previous,
          labelNext: () => words.next,
          labelMonthDropdown: () => words.month,
          labelYearDropdown: () => words.year,
          labelDayButton: dayLabel,
        }}
        // The style sheet has the picker's own names.
        classNames={styles}
        components={components}
      />
    </div>
  );
};
