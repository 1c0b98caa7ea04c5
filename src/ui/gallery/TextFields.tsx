import { Field } from '../kit/Field';
import { MoneyField } from '../kit/MoneyField';
import { PasswordField } from '../kit/PasswordField';
import { PhoneField } from '../kit/PhoneField';
import { TextArea } from '../kit/TextArea';
import { TextField } from '../kit/TextField';
import { useFormWords } from '../text/useFormWords';
import { Held } from './Held';
import { longText, longWord } from './longWords';
import { Section, Specimen } from './Section';

interface FieldsProps {
  /** Prefix of the name of each field. */
  readonly prefix: string;
  readonly text: string;
  readonly phone: string;
  readonly money: string;
}

/** Every text field. */
export const TypedFields = ({ prefix, text, phone, money }: FieldsProps) => {
  const words = useFormWords();
  return (
    <>
      <Held initial={text}>
        {(value, change) => (
          <TextField name={`${prefix}-text`} label="Equipment involved" value={value} onChange={change} />
        )}
      </Held>
      <Held initial={text}>
        {(value, change) => (
          <PasswordField
            name={`${prefix}-password`}
            label="Password"
            value={value}
            onChange={change}
            autoComplete="new-password"
            words={words.password}
          />
        )}
      </Held>
      <Held initial={phone}>
        {(value, change) => <PhoneField name={`${prefix}-phone`} label="Phone" value={value} onChange={change} />}
      </Held>
      <Held initial={money}>
        {(value, change) => (
          <MoneyField name={`${prefix}-money`} label="Estimate" value={value} onChange={change} maxLength={15} />
        )}
      </Held>
      <Held initial={text}>
        {(value, change) => (
          <TextArea
            name={`${prefix}-area`}
            label="Description"
            value={value}
            onChange={change}
            maxLength={250}
            budget={words.budget}
          />
        )}
      </Held>
    </>
  );
};

export const TextFields = () => (
  <Section title="Text fields">
    <Specimen state="Empty">
      <TypedFields prefix="empty" text="" phone="" money="" />
    </Specimen>
    <Specimen state="Filled">
      <TypedFields prefix="filled" text="Boiler" phone="555-010-2030" money="$ 1,234.50" />
    </Specimen>
    <Specimen state="With a hint">
      <Held initial="">
        {(value, change) => (
          <TextField
            name="hinted"
            label="Policy Number"
            hint="You find it on the first page of your policy."
            value={value}
            onChange={change}
          />
        )}
      </Held>
    </Specimen>
    <Specimen state="Long words">
      <Held initial={longWord}>
        {(value, change) => <TextField name="long" label={longText} hint={longWord} value={value} onChange={change} />}
      </Held>
    </Specimen>
    <Specimen state="Read-only, in a field with a control of its own">
      <Field name="own" label="Card number">
        {(control) => <input {...control} autoComplete="off" value="ending in 1111" readOnly />}
      </Field>
    </Specimen>
  </Section>
);
