import type { ClipboardEvent } from 'react';
import { typedEmail } from '../../domain/typed/typedEmail';
import { typedLine } from '../../domain/typed/typedText';
import { type EntryProps, Field, typedAsIs } from './Field';
import { useEntry } from './useEntry';
import { useFilled } from './useFilled';

interface TextFieldProps extends EntryProps {
  /** Rule INPUT-1. */
  readonly type?: 'tel' | 'email' | 'search' | 'password' | 'url' | 'text';
  /** Returns the value of a typed text. */
  readonly clean?: (text: string) => string;
  /** Shows a pasted value in its own form at once. */
  readonly isMask?: boolean;
  readonly maxLength?: number;
  /** Rule INPUT-28: "off" for what is not about the customer. */
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric';
  readonly readOnly?: boolean;
  /** The customer leaves the field, or presses Enter in it. */
  readonly onLeave?: () => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
}

const Typed = ({
  value = '',
  onChange = () => undefined,
  type = 'text',
  clean = type === 'email' ? typedEmail : typedLine,
  isMask = false,
  maxLength = 255,
  autoComplete = 'off',
  inputMode,
  readOnly,
  onLeave,
  onPaste,
  ...field
}: TextFieldProps) => {
  const { entry, notice } = useEntry(value, onChange, { clean, limit: maxLength, isMask, onLeave });
  return (
    <Field {...field} notice={notice}>
      {(control) => (
        <input
          {...control}
          {...entry}
          type={type}
          autoComplete={autoComplete}
          {...typedAsIs(autoComplete)}
          inputMode={inputMode}
          readOnly={readOnly}
          onPaste={onPaste}
        />
      )}
    </Field>
  );
};

/** The login, which is on the page before React. */
const Filled = ({ type = 'text', clean = typedEmail, maxLength = 255, autoComplete, ...field }: TextFieldProps) => {
  const { notice, onInput } = useFilled({ clean, limit: maxLength });
  return (
    <Field {...field} notice={notice}>
      {(control) => <input {...control} type={type} onInput={onInput} autoComplete={autoComplete} />}
    </Field>
  );
};

/** A field of one line. Rules INPUT-1, INPUT-2 and INPUT-35. */
export const TextField = (field: TextFieldProps) =>
  field.value === undefined ? <Filled {...field} /> : <Typed {...field} />;
