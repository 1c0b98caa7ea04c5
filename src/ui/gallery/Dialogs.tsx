import { useState } from 'react';
import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Dialog } from '../kit/Dialog';
import type { Elements } from '../kit/Elements';
import { Stack } from '../kit/Stack';
import { TextField } from '../kit/TextField';
import { LONG_TEXT, LONG_WORD } from './longWords';
import { Section, Specimen } from './Section';
import { useInput } from './useInput';

interface OpenableProps {
  readonly title: string;
  readonly children: Elements;
}

const Openable = ({ title, children }: OpenableProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title={title} onClose={close}>
          <Stack>
            {children}
            <ButtonRow>
              <Button look="primary" onClick={close}>
                Done
              </Button>
              <Button onClick={close}>Cancel</Button>
            </ButtonRow>
          </Stack>
        </Dialog>
      )}
    </>
  );
};

export const Dialogs = () => (
  <Section title="Dialogs">
    <Specimen state="With a form">
      <Openable title="Edit Email Address">
        <Alert level="error">The two addresses differ.</Alert>
        <TextField name="dialog-email" label="New Email Address" type="email" {...useInput('nora@example.com')} />
      </Openable>
    </Specimen>
    <Specimen state="With long words">
      <Openable title={LONG_WORD}>
        <p>{LONG_TEXT}</p>
      </Openable>
    </Specimen>
  </Section>
);
