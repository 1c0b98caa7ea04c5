import { classNames } from './classNames';
import { Field, type FieldProps } from './Field';
import styles from './Select.module.css';

export interface SelectFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** The first option, which chooses nothing. */
  readonly placeholder?: string;
  readonly autoComplete?: string;
}

export const SelectField = ({
  value,
  onChange,
  options,
  placeholder,
  autoComplete = 'off',
  ...field
}: SelectFieldProps) => (
  <Field {...field}>
    {(control) => (
      <select
        {...control}
        className={classNames(control.className, styles['select'])}
        value={value}
        data-chosen={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={autoComplete}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    )}
  </Field>
);
