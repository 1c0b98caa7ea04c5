import type { Development, DevelopmentState } from '../../application/ports/Development';
import { CalendarDate } from '../../domain/CalendarDate';
import { Button } from '../kit/Button';
import { InlineSelect } from '../kit/InlineSelect';
import { PanelSection } from './PanelSection';
import field from '../kit/Field.module.css';
import styles from './Development.module.css';

interface TimeFormProps {
  readonly development: Development;
  readonly state: DevelopmentState;
}

/** In milliseconds. */
const latencies = [0, 300, 1000, 3000, 10_000] as const;

/** Sets the latency of calls and today's date. */
export const TimeForm = ({ development: { setLatency, chooseDate }, state }: TimeFormProps) => {
  const offered = [...new Set([...latencies, state.latency])].sort((a, b) => a - b);
  return (
    <PanelSection title="Time">
      <div className={styles['field']}>
        <InlineSelect
          label="Latency"
          value={String(state.latency)}
          options={offered.map((latency) => ({
            value: String(latency),
            text: latency === 0 ? 'none' : `${String(latency)} ms`,
          }))}
          onChange={(value) => setLatency(Number(value))}
        />
      </div>
      {chooseDate && (
        <label className={styles['field']}>
          <span>Today is</span>
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
        <Button onClick={() => chooseDate(undefined)}>Back to the real date</Button>
      )}
    </PanelSection>
  );
};
