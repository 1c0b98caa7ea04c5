import { useState } from 'react';
import { Checkbox } from '../kit/Checkbox';
import { InlineSelect } from '../kit/InlineSelect';
import type { ChosenFault, Development } from '../../application/ports/Development';
import styles from './Development.module.css';

interface FaultFormProps {
  readonly development: Development;
  readonly faults: readonly ChosenFault[];
}

/** Sets a fault of a call, once or until it is removed. */
export const FaultForm = ({ development, faults }: FaultFormProps) => {
  const [call, setCall] = useState('*');
  const [code, setCode] = useState('K10');
  const [once, setOnce] = useState(true);

  return (
    <section aria-labelledby="development-faults">
      <h2 id="development-faults">Faults</h2>
      <div className={styles['field']}>
        <InlineSelect
          label="Call"
          value={call}
          options={[
            { value: '*', text: 'every call' },
            ...development.calls.map((name) => ({ value: name, text: name })),
          ]}
          onChange={setCall}
        />
      </div>
      <div className={styles['field']}>
        <InlineSelect
          label="Fault"
          value={code}
          options={development.faults.map((fault) => ({ value: fault.code, text: `${fault.code} ${fault.text}` }))}
          onChange={setCode}
        />
      </div>
      <div className={styles['check']}>
        <Checkbox name="development-once" label="Once" checked={once} onChange={setOnce} />
      </div>
      <button type="button" className={styles['small']} onClick={() => development.addFault({ call, code, once })}>
        Add fault
      </button>
      {faults.length > 0 && (
        <ul className={styles['list']} aria-label="Faults that are set">
          {faults.map((fault, index) => (
            <li key={`${String(index)} ${fault.call} ${fault.code}`}>
              <code>
                {fault.call} {fault.code}
                {fault.once ? ', once' : ''}
              </code>
              <button
                type="button"
                className={styles['small']}
                aria-label={`Remove ${fault.call} ${fault.code}`}
                onClick={() => development.removeFault(index)}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
