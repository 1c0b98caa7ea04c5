import { EntryNote } from '../kit/EntryNote';
import { Field } from '../kit/Field';
import { MoneyField } from '../kit/MoneyField';
import { PasswordField } from '../kit/PasswordField';
import { PhoneField } from '../kit/PhoneField';
import { TextArea } from '../kit/TextArea';
import { TextField } from '../kit/TextField';
import { ZipField } from '../kit/ZipField';
import { LONG_TEXT, LONG_WORD } from './longWords';
import { Section, Specimen } from './Section';
import { useInput } from './useInput';

interface FieldsProps {
  /** Prefix of the name of each field. */
  readonly prefix: string;
  readonly text?: string;
  readonly phone?: string;
  readonly money?: string;
}

/** Every text field. */
export const TypedFields = ({ prefix, text = '', phone = '', money = '' }: FieldsProps) => (
  <>
    <TextField name={`${prefix}-text`} label="Equipment involved" {...useInput(text)} />
    <PasswordField name={`${prefix}-password`} label="Password" autoComplete="new-password" {...useInput(text)} />
    <PhoneField name={`${prefix}-phone`} label="Phone" {...useInput(phone)} />
    <MoneyField name={`${prefix}-money`} label="Estimate" {...useInput(money)} />
    <TextArea name={`${prefix}-area`} label="Description" maxLength={250} {...useInput(text)} />
  </>
);

export const TextFields = () => (
  <Section title="Text fields">
    <Specimen state="Empty">
      <TypedFields prefix="empty" />
    </Specimen>
    <Specimen state="Filled">
      <TypedFields prefix="filled" text="Boiler" phone="555-201-2030" money="$ 1,234.50" />
    </Specimen>
    <Specimen state="With a hint">
      <TextField
        name="hinted"
        label="Policy Number"
        hint="You find it on the first page of your policy."
        {...useInput('')}
      />
    </Specimen>
    <Specimen state="Of a zip code">
      <ZipField name="zip" label="Zip Code" maxLength={10} autoComplete="off" {...useInput('07303-1234')} />
    </Specimen>
    <Specimen state="That did not take everything">
      <EntryNote id="note" notice={{ excess: 88, leftOut: '' }} />
    </Specimen>
    <Specimen state="Long words">
      <TextField name="long" label={LONG_TEXT} hint={LONG_WORD} {...useInput(LONG_WORD)} />
    </Specimen>
    <Specimen state="Read-only, in a field with a control of its own">
      <Field name="own" label="Card number">
        {(control) => <input {...control} autoComplete="off" value="ending in 1111" readOnly />}
      </Field>
    </Specimen>
  </Section>
);
