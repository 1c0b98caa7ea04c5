import { type MouseEvent, useId } from 'react';
import { typedLine } from '../../domain/typed/typedText';
import { EntryNote } from './EntryNote';
import { useAfterPress } from './useAfterPress';
import { isComposition, useEntry } from './useEntry';
import field from './Field.module.css';
import styles from './InlineSelect.module.css';

interface InlineSearchProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly name?: string;
  readonly inputMode?: 'numeric';
  /** The error of the entry. */
  readonly error?: string | undefined;
  /** The customer leaves the field, or presses Enter. */
  readonly onEnd?: () => void;
  readonly onClick?: (event: MouseEvent<HTMLInputElement>) => void;
}

/** A search outside a form, with its label beside it. Each key takes effect at once. */
export const InlineSearch = ({ label, value, onChange, maxLength, error, onEnd, ...input }: InlineSearchProps) => {
  const id = useId();
  const shownError = useAfterPress(error);
  const { entry, notice } = useEntry(value, onChange, { clean: typedLine, limit: maxLength });
  return (
    <span className={styles['choice']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className={field['control']}
        {...input}
        {...entry}
        onBlur={(event) => {
          entry.onBlur(event);
          onEnd?.();
        }}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !isComposition(nativeEvent) && onEnd?.()}
        aria-invalid={shownError === undefined ? undefined : true}
        aria-describedby={`${id}-${shownError === undefined ? 'note' : 'error'}`}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      />
      {shownError !== undefined && (
        <span id={`${id}-error`} className={field['error']} role="alert">
          {shownError}
        </span>
      )}
      <EntryNote id={`${id}-note`} notice={notice} />
    </span>
  );
};
