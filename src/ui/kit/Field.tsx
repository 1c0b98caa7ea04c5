import { type ReactNode } from 'react';
import styles from './Field.module.css';
import { fieldId, useFieldError } from './Form';

export interface FieldProps {
  /** Matches the field of an error. */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** A field for text. Without `value` and `onChange` the input is uncontrolled: React never writes into it. */
export interface EntryProps extends FieldProps {
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** The attributes that tie a control to its label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props extends FieldProps {
  readonly children: (control: ControlProps) => ReactNode;
}

export const Field = ({ name, label, hint, children }: Props) => {
  const error = useFieldError(name);
  const id = fieldId(name);
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');

  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className={styles['error']}>
          {error}
        </span>
      )}
      {children({
        id,
        name,
        className: styles['control'],
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': described || undefined,
      })}
    </div>
  );
};
