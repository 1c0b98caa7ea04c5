import type { ReactElement, ReactNode } from 'react';
import { useText } from '../text/useText';
import { classNames } from './classNames';
import { EntryNote } from './EntryNote';
import { fieldId, useFieldError } from './Form';
import { type EntryNotice, hasNotice } from './useEntry';
import styles from './Field.module.css';

export interface FieldProps {
  /** Matches the field of an error. */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** An optional field says so in its hint, unless it has another hint. */
  readonly optional?: boolean;
}

/** A field for text. Without `value` and `onChange` the input is uncontrolled: React never writes into it. */
export interface EntryProps extends FieldProps {
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** Dictionaries lack the names, addresses and codes that a browser can fill in. A field with `off` has none of these. */
export const typedAsIs = (autoComplete: string) =>
  autoComplete === 'off' ? undefined : ({ autoCorrect: 'off', spellCheck: false } as const);

/** The attributes that tie a control to its label, hint and error, and give it the look of a field. */
interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly 'aria-required': true | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props extends FieldProps {
  /** Shown below the control. */
  readonly notice?: EntryNotice;
  readonly children: (control: ControlProps) => ReactElement;
}

export const Field = ({ name, label, optional = false, hint, notice, children }: Props) => {
  const t = useText();
  const error = useFieldError(name);
  const id = fieldId(name);
  const shownHint = hint ?? (optional ? t('shell.optional') : undefined);
  const hintId = shownHint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const noteId = notice && hasNotice(notice) ? `${id}-note` : undefined;

  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {shownHint !== undefined && (
        <span id={hintId} className={styles['hint']}>
          {shownHint}
        </span>
      )}
      {error !== undefined && (
        <span id={errorId} className={styles['error']} lang={error.lang}>
          {error.message}
        </span>
      )}
      {children({
        id,
        name,
        className: classNames(styles['control']),
        'aria-required': !optional || undefined,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': [hintId, errorId, noteId].filter(Boolean).join(' ') || undefined,
      })}
      {notice && <EntryNote id={`${id}-note`} notice={notice} />}
    </div>
  );
};
