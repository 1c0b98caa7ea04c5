import { useState, useSyncExternalStore } from 'react';
import type { Development } from '../../application/ports/Development';
import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { CopyButton } from '../kit/CopyButton';
import { Stack } from '../kit/Stack';
import { AccountPicker } from './AccountPicker';
import { FaultForm } from './FaultForm';
import { MessagesAndCalls } from './MessagesAndCalls';
import { PanelSection } from './PanelSection';
import { TimeForm } from './TimeForm';
import styles from './Development.module.css';

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
          <Stack>
            {development.notes.map((note) => (
              <Alert key={note} level="error">
                {note}
              </Alert>
            ))}
            <ButtonRow>
              <CopyButton value={development.link()} label="Copy link to this situation">
                Copy link
              </CopyButton>
              <Button onClick={development.reset}>Reset data</Button>
            </ButtonRow>
            <PanelSection title="Accounts">
              <AccountPicker accounts={development.accounts()} />
            </PanelSection>
            <TimeForm development={development} state={state} />
            <FaultForm development={development} faults={state.faults} />
            <MessagesAndCalls state={state} />
          </Stack>
        )}
      </div>
    </aside>
  );
};
