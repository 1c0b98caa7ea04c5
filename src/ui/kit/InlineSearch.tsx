import { useId } from 'react';
import field from './Field.module.css';
import styles from './InlineSelect.module.css';

interface InlineSearchProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
}

/** A search outside a form, with its label beside it. Each key takes effect at once. */
export const InlineSearch = ({ label, value, onChange, maxLength }: InlineSearchProps) => {
  const id = useId();
  return (
    <span className={styles['choice']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className={field['control']}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
      />
    </span>
  );
};
