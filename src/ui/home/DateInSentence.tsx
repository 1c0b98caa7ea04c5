import type { CalendarDate } from '../../domain/CalendarDate';
import { aroundValue } from '../text/aroundValue';
import { useDates } from '../text/useDates';
import styles from './Home.module.css';

interface DateInSentenceProps {
  readonly date: CalendarDate;
  readonly sentence: (date: string) => string;
}

/** A sentence with a date that stays on one line if the line is long enough. */
export const DateInSentence = ({ date, sentence }: DateInSentenceProps) => {
  const { long } = useDates();
  const [before, after] = aroundValue(sentence);
  return (
    <span>
      <span>{before}</span>
      <span className={styles['date']}>{long(date)}</span>
      <span>{after}</span>
    </span>
  );
};
