import { CalendarDate } from '../../domain/CalendarDate';
import field from '../kit/Field.module.css';
import { InlineSelect } from '../kit/InlineSelect';
import type { Development, DevelopmentState } from '../../application/ports/Development';
import styles from './Development.module.css';

interface TimeFormProps {
  readonly development: Development;
  readonly state: DevelopmentState;
}

const latencies = [0, 300, 1000, 3000, 10_000] as const;

/** Sets the latency of calls and today's date. */
export const TimeForm = ({ development, state }: TimeFormProps) => {
  const { chooseDate } = development;
  const offered = [...new Set([...latencies, state.latency])].sort((a, b) => a - b);
  return (
    <section aria-labelledby="development-time">
      <h2 id="development-time">Time</h2>
      <div className={styles['field']}>
        <InlineSelect
          label="Latency"
          value={String(state.latency)}
          options={offered.map((milliseconds) => ({
            value: String(milliseconds),
            text: milliseconds === 0 ? 'none' : `${String(milliseconds)} ms`,
          }))}
          onChange={(value) => development.setLatency(Number(value))}
        />
      </div>
      {chooseDate && (
        <label className={styles['field']}>
          Today is
          <input
            className={field['control']}
            type="date"
            autoComplete="off"
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
