import { Checkbox } from '../kit/Checkbox';
import { InlineSelect } from '../kit/InlineSelect';
import { RadioGroup } from '../kit/RadioGroup';
import { SelectField } from '../kit/SelectField';
import { LONG_TEXT, LONG_WORD } from './longWords';
import { Section, Specimen } from './Section';
import { useInput, useCheckbox } from './useInput';

export const states = [
  { value: 'NJ', text: 'New Jersey' },
  { value: 'IL', text: 'Illinois' },
] as const;

export const preference = {
  label: 'How should we reach you?',
  options: [
    { value: 'email', text: 'Email' },
    { value: 'sms', text: 'Text message' },
  ],
} as const;

const state = { label: 'State', options: states, placeholder: 'Select a state' };

export const Choices = () => (
  <Section title="Choices">
    <Specimen state="Checkbox, empty">
      <Checkbox name="unchecked" label="I confirm that this is so." {...useCheckbox()} />
    </Specimen>
    <Specimen state="Checkbox, checked">
      <Checkbox name="checked" label="I confirm that this is so, too." {...useCheckbox(true)} />
    </Specimen>
    <Specimen state="Checkbox, disabled with its reason">
      <Checkbox name="disabled" label="Electronic delivery" disabled describedBy="not-confirmed" {...useCheckbox()} />
      <p id="not-confirmed">Confirm the email address first.</p>
    </Specimen>
    <Specimen state="Checkbox, long words">
      <Checkbox name="wordy" label={`${LONG_TEXT} ${LONG_WORD}`} {...useCheckbox()} />
    </Specimen>
    <Specimen state="Radio group, empty">
      <RadioGroup name="radio-empty" {...preference} {...useInput('')} />
    </Specimen>
    <Specimen state="Radio group, one chosen">
      <RadioGroup name="radio-chosen" {...preference} {...useInput('sms')} />
    </Specimen>
    <Specimen state="Radio group, long words">
      <RadioGroup
        name="radio-long"
        label={LONG_TEXT}
        options={[
          { value: 'long', text: LONG_WORD },
          { value: 'longer', text: LONG_TEXT },
        ]}
        {...useInput('long')}
      />
    </Specimen>
    <Specimen state="List, empty">
      <SelectField name="select-empty" {...state} {...useInput('')} />
    </Specimen>
    <Specimen state="List, one chosen">
      <SelectField name="select-chosen" {...state} {...useInput('IL')} />
    </Specimen>
    <Specimen state="List beside its label">
      <InlineSelect label="Show" options={states} {...useInput('IL')} />
    </Specimen>
    <Specimen state="List, long words and a hint">
      <SelectField
        name="select-long"
        label="Town"
        hint={LONG_TEXT}
        options={[{ value: 'long', text: LONG_WORD }]}
        {...useInput('long')}
      />
    </Specimen>
  </Section>
);
