import { CalendarDate } from '../../domain/CalendarDate';
import type { Development, DevelopmentState } from './Development';
import styles from './Development.module.css';

interface TimeFormProps {
  readonly development: Development;
  readonly state: DevelopmentState;
}

const latencies = [0, 300, 1000, 3000, 10_000] as const;

/** How long calls take, and what day it is. */
export const TimeForm = ({ development, state }: TimeFormProps) => {
  const { chooseDate } = development;
  const offered = [...new Set([...latencies, state.latency])].sort((a, b) => a - b);
  return (
    <section aria-labelledby="development-time">
      <h2 id="development-time">Time</h2>
      <label className={styles['field']}>
        Latency
        <select value={state.latency} onChange={(event) => development.setLatency(Number(event.target.value))}>
          {offered.map((milliseconds) => (
            <option key={milliseconds} value={milliseconds}>
              {milliseconds === 0 ? 'none' : `${String(milliseconds)} ms`}
            </option>
          ))}
        </select>
      </label>
      {chooseDate && (
        <label className={styles['field']}>
          Today is
          <input
            type="date"
            value={state.today}
            onChange={(event) => chooseDate(CalendarDate.parse(event.target.value))}
          />
        </label>
      )}
      {chooseDate && state.chosenDate !== undefined && (
        <button type="button" className={styles['small']} onClick={() => chooseDate(undefined)}>
          Back to the real date
        </button>
      )}
    </section>
  );
};
