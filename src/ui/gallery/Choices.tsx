import { useId } from 'react';
import { Checkbox } from '../kit/Checkbox';
import { InlineSelect } from '../kit/InlineSelect';
import { RadioGroup } from '../kit/RadioGroup';
import { SelectField } from '../kit/SelectField';
import { Held } from './Held';
import { longText, longWord } from './longWords';
import { Section, Specimen } from './Section';

export const states = [
  { value: 'NJ', text: 'New Jersey' },
  { value: 'IL', text: 'Illinois' },
] as const;

export const preferences = [
  { value: 'email', text: 'Email' },
  { value: 'sms', text: 'Text message' },
] as const;

const DisabledCheckbox = () => {
  const reasonId = useId();
  return (
    <>
      <Checkbox
        name="disabled"
        label="Electronic delivery"
        checked={false}
        onChange={() => {}}
        disabled
        describedBy={reasonId}
      />
      <p id={reasonId}>Confirm the email address first.</p>
    </>
  );
};

const holds = (name: string, label: string, isChecked: boolean) => (
  <Held initial={isChecked}>
    {(checked, change) => <Checkbox name={name} label={label} checked={checked} onChange={change} />}
  </Held>
);

export const Choices = () => (
  <Section title="Choices">
    <Specimen state="Checkbox, empty">{holds('unchecked', 'I confirm that this is so.', false)}</Specimen>
    <Specimen state="Checkbox, checked">{holds('checked', 'I confirm that this is so, too.', true)}</Specimen>
    <Specimen state="Checkbox, disabled with its reason">
      <DisabledCheckbox />
    </Specimen>
    <Specimen state="Checkbox, long words">{holds('wordy', `${longText} ${longWord}`, false)}</Specimen>
    {['', 'sms'].map((chosen) => (
      <Specimen key={chosen} state={`Radio group, ${chosen === '' ? 'empty' : 'one chosen'}`}>
        <Held<string> initial={chosen}>
          {(value, change) => (
            <RadioGroup
              name={`radio-${chosen}`}
              label="How should we reach you?"
              value={value}
              onChange={change}
              options={preferences}
            />
          )}
        </Held>
      </Specimen>
    ))}
    <Specimen state="Radio group, long words">
      <Held<string> initial="long">
        {(value, change) => (
          <RadioGroup
            name="radio-long"
            label={longText}
            value={value}
            onChange={change}
            options={[
              { value: 'long', text: longWord },
              { value: 'longer', text: longText },
            ]}
          />
        )}
      </Held>
    </Specimen>
    {['', 'IL'].map((chosen) => (
      <Specimen key={chosen} state={`List, ${chosen === '' ? 'empty' : 'one chosen'}`}>
        <Held initial={chosen}>
          {(value, change) => (
            <SelectField
              name={`select-${chosen}`}
              label="State"
              value={value}
              onChange={change}
              options={states}
              placeholder="Select a state"
            />
          )}
        </Held>
      </Specimen>
    ))}
    <Specimen state="List beside its label">
      <Held initial="IL">
        {(value, change) => <InlineSelect label="Show" value={value} options={states} onChange={change} />}
      </Held>
    </Specimen>
    <Specimen state="List, long words and a hint">
      <Held initial="long">
        {(value, change) => (
          <SelectField
            name="select-long"
            label="Town"
            hint={longText}
            value={value}
            onChange={change}
            options={[{ value: 'long', text: longWord }]}
          />
        )}
      </Held>
    </Specimen>
  </Section>
);
