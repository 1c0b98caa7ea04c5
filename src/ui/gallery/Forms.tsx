import { useState } from 'react';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { DateField } from '../kit/DateField';
import { FieldRow } from '../kit/FieldRow';
import { Form, type FormError } from '../kit/Form';
import { RadioGroup } from '../kit/RadioGroup';
import { SelectField } from '../kit/SelectField';
import { TextField } from '../kit/TextField';
import { preference, states } from './Choices';
import { Section, Specimen } from './Section';
import { TypedFields } from './TextFields';
import { useInput, useDateInput } from './useInput';

const errors: readonly FormError[] = [
  { field: 'wrong-text', message: 'Say what equipment is involved.' },
  { field: 'wrong-password', message: 'Enter a password.' },
  { field: 'wrong-phone', message: 'Enter a phone number.' },
  { field: 'wrong-money', message: 'Enter an amount.' },
  { field: 'wrong-area', message: 'Say what happened.' },
  { field: 'wrong-state', message: 'Choose a state.' },
  { field: 'wrong-date', message: 'Enter a date.' },
  { field: 'wrong-preference', message: 'Say how we should reach you.' },
];

const laterError: FormError = { field: 'later-state', message: 'Choose a state.' };

export const Forms = () => {
  const [isWrong, setWrong] = useState(false);
  return (
    <Section title="Forms">
      <Specimen state="Every field with an error">
        <Form onSubmit={() => {}} errors={errors}>
          <TypedFields prefix="wrong" />
          <SelectField name="wrong-state" label="State" {...useInput('')} options={states} placeholder="" />
          <DateField name="wrong-date" label="Date of Loss" {...useDateInput()} />
          <RadioGroup name="wrong-preference" {...preference} {...useInput('')} />
          <ButtonRow>
            <Button look="primary" type="submit">
              Next
            </Button>
          </ButtonRow>
        </Form>
      </Specimen>
      <Specimen state="A row of fields, one with an error" wide>
        <Form onSubmit={() => {}} errors={[{ field: 'row-state', message: 'Choose a state.' }]}>
          <FieldRow shape="place">
            <TextField name="row-city" label="City" {...useInput('Hoboken')} />
            <SelectField name="row-state" label="State" {...useInput('')} options={states} placeholder="" />
            <TextField name="row-zip" label="Zip" {...useInput('07030')} />
          </FieldRow>
        </Form>
      </Specimen>
      <Specimen state="An error after the submit, which takes the focus">
        <Form onSubmit={() => setWrong(!isWrong)} errors={isWrong ? [laterError] : []}>
          <SelectField name="later-state" label="State" {...useInput('')} options={states} />
          <Button look="primary" type="submit">
            Submit
          </Button>
        </Form>
      </Specimen>
    </Section>
  );
};
