import { classNames } from './classNames';
import { fieldId, useFieldError } from './Form';
import styles from './Choice.module.css';
import field from './Field.module.css';

interface RadioGroupProps<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: T) => void;
  readonly options: readonly { readonly value: T; readonly text: string }[];
}

export const RadioGroup = <T extends string>({ name, label, value, onChange, options }: RadioGroupProps<T>) => {
  const error = useFieldError(name);
  const errorId = `${fieldId(name)}-error`;
  return (
    <fieldset
      className={classNames(field['field'], error !== undefined && styles['invalid'])}
      role="radiogroup"
      aria-required
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className={styles['legend']}>{label}</legend>
      {error !== undefined && (
        <span id={errorId} className={field['error']} lang={error.lang}>
          {error.message}
        </span>
      )}
      {options.map((option, index) => (
        <label key={option.value} className={styles['choice']}>
          <input
            type="radio"
            // The form's alert links to the first choice.
            id={index === 0 ? fieldId(name) : undefined}
            name={name}
            value={option.value}
            checked={value === option.value}
            data-chosen={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
};
