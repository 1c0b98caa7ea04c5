import type { ReactNode } from 'react';
import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Dialog } from '../kit/Dialog';
import { Stack } from '../kit/Stack';
import { TextField } from '../kit/TextField';
import { Held } from './Held';
import { longText, longWord } from './longWords';
import { Section, Specimen } from './Section';

interface OpenableProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Openable = ({ title, children }: OpenableProps) => (
  <Held initial={false}>
    {(isOpen, change) => (
      <>
        <Button onClick={() => change(true)}>Open</Button>
        {isOpen && (
          <Dialog title={title} onClose={() => change(false)}>
            <Stack>
              {children}
              <ButtonRow>
                <Button look="primary" onClick={() => change(false)}>
                  Done
                </Button>
                <Button onClick={() => change(false)}>Cancel</Button>
              </ButtonRow>
            </Stack>
          </Dialog>
        )}
      </>
    )}
  </Held>
);

export const Dialogs = () => (
  <Section title="Dialogs">
    <Specimen state="With a form">
      <Openable title="Edit Email Address">
        <Alert level="error">The two addresses differ.</Alert>
        <Held initial="nora@example.com">
          {(value, change) => (
            <TextField name="dialog-email" label="New Email Address" type="email" value={value} onChange={change} />
          )}
        </Held>
      </Openable>
    </Specimen>
    <Specimen state="With long words">
      <Openable title={longWord}>
        <p>{longText}</p>
      </Openable>
    </Specimen>
  </Section>
);
