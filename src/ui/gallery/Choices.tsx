import { Checkbox } from '../kit/Checkbox';
import { InlineSelect } from '../kit/InlineSelect';
import { RadioGroup } from '../kit/RadioGroup';
import { SelectField } from '../kit/SelectField';
import { longText, longWord } from './longWords';
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
      <Checkbox name="wordy" label={`${longText} ${longWord}`} {...useCheckbox()} />
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
        label={longText}
        options={[
          { value: 'long', text: longWord },
          { value: 'longer', text: longText },
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
        hint={longText}
        options={[{ value: 'long', text: longWord }]}
        {...useInput('long')}
      />
    </Specimen>
  </Section>
);
