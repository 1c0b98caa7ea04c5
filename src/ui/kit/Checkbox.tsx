import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
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

export const Checkbox = ({ name, label, checked, onChange, disabled = false, describedBy }: CheckboxProps) => {
  const box = useRef<HTMLInputElement>(null);
  const report = useEffectEvent(({ target }: Event) => {
    const { current: input } = box;
    if (input && input !== target && !disabled && input.checked !== checked) onChange(input.checked);
  });
  // An extension can set a checkbox without an event. Before the next click does anything, the state becomes what the checkbox shows.
  useEffect(() => {
    window.addEventListener('click', report, true);
    return () => window.removeEventListener('click', report, true);
  }, []);

  return (
    <label className={styles['choice']}>
      <input
        ref={box}
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
};
