import { useId } from 'react';
import { classNames } from './classNames';
import field from './Field.module.css';
import styles from './InlineSelect.module.css';
import select from './Select.module.css';

interface InlineSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
}

/** A select outside a form, with its label beside it. A choice takes effect at once. */
export const InlineSelect = ({ label, value, options, onChange }: InlineSelectProps) => {
  const id = useId();
  return (
    <span className={styles['choice']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        autoComplete="off"
        className={classNames(field['control'], select['select'])}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </span>
  );
};
