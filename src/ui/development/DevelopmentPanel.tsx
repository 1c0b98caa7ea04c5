import { useState, useSyncExternalStore } from 'react';
import { Button } from '../kit/Button';
import { CopyButton } from '../kit/CopyButton';
import { AccountPicker } from './AccountPicker';
import type { Development } from '../../application/ports/Development';
import styles from './Development.module.css';
import { FaultForm } from './FaultForm';
import { HappenedSoFar } from './HappenedSoFar';
import { TimeForm } from './TimeForm';

/** The panel of the in-memory portal: its settings, and what has happened. */
export const DevelopmentPanel = ({ development }: { readonly development: Development }) => {
  const [isOpen, setOpen] = useState(development.notes.length > 0);
  const state = useSyncExternalStore(development.subscribe, development.state);

  return (
    <aside className={styles['edge']} aria-label="Development" lang="en">
      <button
        type="button"
        className={styles['handle']}
        aria-expanded={isOpen}
        aria-controls="development-panel"
        onClick={() => setOpen(!isOpen)}
      >
        {/* Not every engine turns the text of a button. */}
        <span>{isOpen ? 'Close development' : 'Development'}</span>
      </button>
      <div id="development-panel" className={styles['panel']} hidden={!isOpen}>
        {isOpen && (
          <>
            {development.notes.map((note) => (
              <p key={note} className={styles['note']} role="alert">
                {note}
              </p>
            ))}
            <div className={styles['row']}>
              <CopyButton value={development.link()} label="Copy a link to this situation">
                Copy link
              </CopyButton>
              <Button onClick={development.reset}>Reset data</Button>
            </div>
            <section aria-labelledby="development-accounts">
              <h2 id="development-accounts">Accounts</h2>
              <AccountPicker accounts={development.accounts()} />
            </section>
            <TimeForm development={development} state={state} />
            <FaultForm development={development} faults={state.faults} />
            <HappenedSoFar state={state} />
          </>
        )}
      </div>
    </aside>
  );
};
