import { type EntryProps, Field } from './Field';

interface TextFieldProps extends EntryProps {
  /** Rule INPUT-1. */
  readonly type?: 'tel' | 'email' | 'search' | 'password' | 'url' | 'text';
  readonly maxLength?: number;
  /** Rule INPUT-28: "off" for what is not about the customer. */
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric';
  readonly readOnly?: boolean;
}

export const TextField = ({
  value,
  onChange,
  type = 'text',
  maxLength = 255,
  autoComplete = 'off',
  inputMode,
  readOnly,
  ...field
}: TextFieldProps) => (
  <Field {...field}>
    {(control) => (
      <input
        {...control}
        type={type}
        value={value}
        onChange={onChange && ((event) => onChange(event.target.value))}
        maxLength={maxLength}
        autoComplete={autoComplete}
        inputMode={inputMode}
        readOnly={readOnly}
      />
    )}
  </Field>
);
