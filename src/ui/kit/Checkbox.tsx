import type { ReactNode } from 'react';
import { fieldId } from './Form';
import styles from './Choice.module.css';

export interface CheckboxProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly describedBy?: string | undefined;
}

export const Checkbox = ({ name, label, checked, onChange, disabled = false, describedBy }: CheckboxProps) => (
  <label className={styles['choice']}>
    <input
      type="checkbox"
      id={fieldId(name)}
      name={name}
      checked={checked}
      disabled={disabled}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>{label}</span>
  </label>
);
