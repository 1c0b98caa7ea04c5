import { useState } from 'react';
import type { ChosenFault, Development } from '../../application/ports/Development';
import { Button } from '../kit/Button';
import { Checkbox } from '../kit/Checkbox';
import { InlineSelect } from '../kit/InlineSelect';
import { PanelSection } from './PanelSection';
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
  const calls = [{ value: '*', text: 'every call' }, ...development.calls.map((name) => ({ value: name, text: name }))];
  const codes = development.faults.map((fault) => ({ value: fault.code, text: `${fault.code} ${fault.text}` }));

  return (
    <PanelSection title="Faults">
      <div className={styles['field']}>
        <InlineSelect label="Call" value={call} options={calls} onChange={setCall} />
      </div>
      <div className={styles['field']}>
        <InlineSelect label="Fault" value={code} options={codes} onChange={setCode} />
      </div>
      <Checkbox name="development-once" label="Once" checked={once} onChange={setOnce} />
      <Button onClick={() => development.addFault({ call, code, once })}>Add fault</Button>
      {faults.length > 0 && (
        <ul className={styles['list']} aria-label="Faults that are set">
          {faults.map((fault, index) => (
            <li key={`${String(index)} ${fault.call} ${fault.code}`}>
              <code>{`${fault.call} ${fault.code}${fault.once ? ', once' : ''}`}</code>
              <Button
                look="quiet"
                ariaLabel={`Remove ${fault.call} ${fault.code}`}
                onClick={() => development.removeFault(index)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  );
};
