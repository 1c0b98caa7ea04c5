import { useState } from 'react';
import type { ChosenFault, Development } from './Development';
import styles from './Development.module.css';

interface FaultFormProps {
  readonly development: Development;
  readonly faults: readonly ChosenFault[];
}

/** What goes wrong with which call, once or until it is taken away. */
export const FaultForm = ({ development, faults }: FaultFormProps) => {
  const [call, setCall] = useState('*');
  const [code, setCode] = useState('K10');
  const [once, setOnce] = useState(true);

  return (
    <section aria-labelledby="development-faults">
      <h2 id="development-faults">Faults</h2>
      <div className={styles['field']}>
        <label htmlFor="development-call">Call</label>
        <select id="development-call" value={call} onChange={(event) => setCall(event.target.value)}>
          <option value="*">every call</option>
          {development.calls.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <div className={styles['field']}>
        <label htmlFor="development-fault">Fault</label>
        <select id="development-fault" value={code} onChange={(event) => setCode(event.target.value)}>
          {development.faults.map((fault) => (
            <option key={fault.code} value={fault.code}>
              {fault.code} {fault.text}
            </option>
          ))}
        </select>
      </div>
      <label className={styles['check']}>
        <input type="checkbox" checked={once} onChange={(event) => setOnce(event.target.checked)} />
        Once
      </label>
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
