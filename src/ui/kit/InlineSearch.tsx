import { useId } from 'react';
import { typedLine } from '../../domain/typed/typedText';
import { EntryNote } from './EntryNote';
import field from './Field.module.css';
import styles from './InlineSelect.module.css';
import { useEntry } from './useEntry';

interface InlineSearchProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly name?: string;
  readonly inputMode?: 'numeric';
}

/** A search outside a form, with its label beside it. Each key takes effect at once. */
export const InlineSearch = ({ label, value, onChange, maxLength, name, inputMode }: InlineSearchProps) => {
  const id = useId();
  const { entry, notice } = useEntry(value, onChange, { clean: typedLine, limit: maxLength });
  return (
    <span className={styles['choice']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        name={name}
        inputMode={inputMode}
        className={field['control']}
        {...entry}
        aria-describedby={`${id}-note`}
        autoComplete="off"
        spellCheck={false}
      />
      <EntryNote id={`${id}-note`} notice={notice} />
    </span>
  );
};
