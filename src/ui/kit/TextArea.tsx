import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  /** How many characters are left, in words. */
  readonly budget: (left: number) => string;
}

export const TextArea = ({ name, label, hint, value, onChange, maxLength, budget }: TextAreaProps) => (
  <Field name={name} label={label} hint={hint}>
    {(control) => (
      <>
        <textarea
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          maxLength={maxLength}
          autoComplete="off"
          aria-required
        />
        <span className={styles['hint']}>{budget(maxLength - value.length)}</span>
      </>
    )}
  </Field>
);
