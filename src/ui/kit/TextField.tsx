import { type EntryProps, Field } from './Field';

interface TextFieldProps extends EntryProps {
  /** Rule INPUT-1. */
  readonly type?: 'tel' | 'email' | 'search' | 'password' | 'url' | 'text';
  readonly maxLength?: number;
  /** Rule INPUT-28: "off" for what is not about the customer. */
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric';
  readonly optional?: boolean;
}

export const TextField = ({
  value,
  onChange,
  type = 'text',
  maxLength = 255,
  optional = false,
  ...rest
}: TextFieldProps) => {
  const { name, label, hint, autoComplete = 'off', inputMode } = rest;
  return (
    <Field name={name} label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          type={type}
          value={value}
          onChange={onChange && ((event) => onChange(event.target.value))}
          maxLength={maxLength}
          autoComplete={autoComplete}
          inputMode={inputMode}
          aria-required={!optional || undefined}
        />
      )}
    </Field>
  );
};
