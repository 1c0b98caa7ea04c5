import { format } from 'date-fns';
import { useState } from 'react';
import { Chevron, DayPicker, type DropdownProps, type Labels, type Modifiers } from 'react-day-picker';
import { CalendarDate } from '../../domain/CalendarDate';
import { useDateLocale } from '../text/useDateLocale';
import { useText } from '../text/useText';
import { Button } from './Button';
import styles from './InlineCalendar.module.css';

interface InlineCalendarProps {
  readonly value: CalendarDate | undefined;
  readonly onChange: (date: CalendarDate) => void;
  readonly today: CalendarDate;
}

const firstMonth = new Date(1901, 0, 1);

/** A list of months or years, which no browser fills in. The picker's own list has a bare text beside its icon. */
const Dropdown = ({ options = [], ...select }: DropdownProps) => (
  <span className={styles['dropdown_root']}>
    <select {...select} className={styles['dropdown']} autoComplete="off">
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
    <span className={styles['caption_label']} aria-hidden>
      <span>{options.find(({ value }) => value === select.value)?.label}</span>
      <Chevron orientation="down" className={styles['chevron'] ?? ''} />
    </span>
  </span>
);
const components = { Dropdown };

const useLabels = (): Partial<Labels> => {
  const t = useText();
  const locale = useDateLocale();
  const dayLabel = (date: Date, { today: isToday, selected: isSelected }: Modifiers): string => {
    const day = format(date, 'PPPP', { locale });
    const named = isToday === true ? t('shell.calendar.today', { day }) : day;
    return isSelected === true ? t('shell.calendar.selected', { day: named }) : named;
  };
  return {
    labelNav: () => t('shell.calendar.otherMonths'),
    labelPrevious: () => t('shell.calendar.previous'),
    labelNext: () => t('shell.calendar.next'),
    labelMonthDropdown: () => t('shell.calendar.month'),
    labelYearDropdown: () => t('shell.calendar.year'),
    labelDayButton: dayLabel,
  };
};

/** The two days that are chosen most. */
const Shortcuts = ({ today, onChange }: Pick<InlineCalendarProps, 'today' | 'onChange'>) => {
  const t = useText();
  return (
    <div className={styles['shortcuts']}>
      <Button look="quiet" onClick={() => onChange(today)}>
        {t('shell.calendar.shortcut.today')}
      </Button>
      <Button look="quiet" onClick={() => onChange(CalendarDate.plusDays(today, -1))}>
        {t('shell.calendar.shortcut.yesterday')}
      </Button>
    </div>
  );
};

/** A calendar on the page, with two shortcuts. Days after today cannot be chosen. */
export const InlineCalendar = ({ value, onChange, today }: InlineCalendarProps) => {
  const locale = useDateLocale();
  const labels = useLabels();
  const selected = value && CalendarDate.toLocalDate(value);
  const todayLocal = CalendarDate.toLocalDate(today);
  const [shown, setShown] = useState(value);
  const [month, setMonth] = useState(selected ?? todayLocal);

  // A new date shows its month. The picker stays mounted, so that the focus stays on the chosen day.
  if (value !== shown) {
    setShown(value);
    setMonth(selected ?? todayLocal);
  }

  return (
    <div className={styles['calendar']}>
      <Shortcuts today={today} onChange={onChange} />
      <DayPicker
        mode="single"
        selected={selected}
        onSelect={(day) => day && onChange(CalendarDate.ofLocalDate(day))}
        month={month}
        onMonthChange={setMonth}
        today={todayLocal}
        disabled={{ after: todayLocal }}
        startMonth={firstMonth}
        endMonth={todayLocal}
        captionLayout="dropdown"
        // The tab order is the visual order: the arrows are to the right of the lists.
        navLayout="after"
        locale={locale}
        labels={labels}
        // The style sheet has the picker's own names.
        classNames={styles}
        components={components}
      />
    </div>
  );
};
