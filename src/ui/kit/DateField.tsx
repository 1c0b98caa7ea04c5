import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CalendarDate, type DateParts } from '../../domain/CalendarDate';
import { useText } from '../text/useText';
import { classNames } from './classNames';
import styles from './DateField.module.css';
import field from './Field.module.css';
import { fieldId, useFieldError } from './Form';

interface DateFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: CalendarDate | undefined;
  /** `undefined` while the parts are not a date. */
  readonly onChange: (date: CalendarDate | undefined) => void;
  /** Hides the year like a password. */
  readonly maskYear?: boolean;
}

/** How long after the last key a typed date is emitted, in milliseconds. Rule INPUT-11. */
const TYPING = 1000;

/** Each part, what its id adds to that of the field, and its digits. */
const partInputs = [
  ['month', '', 2],
  ['day', '-day', 2],
  ['year', '-year', 4],
] as const;

/** A date in three parts. It emits a second after the last key, or when the customer leaves the part or presses Enter. Rules INPUT-7 to INPUT-11. */
export const DateField = ({ name, label, value, onChange, maskYear = false }: DateFieldProps) => {
  const t = useText();
  const [parts, setParts] = useState(
    value === undefined ? { month: '', day: '', year: '' } : CalendarDate.toParts(value),
  );
  const [shown, setShown] = useState(value);
  const emitting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const error = useFieldError(name);
  const id = fieldId(name);

  // A date from the calendar shows here. What the customer is typing stays as typed.
  if (value !== shown) {
    setShown(value);
    if (value !== undefined && value !== CalendarDate.ofParts(parts)) setParts(CalendarDate.toParts(value));
  }

  const emit = (typed: DateParts): void => {
    emitting.current = undefined;
    const date = CalendarDate.ofParts(typed);
    setShown(date);
    onChange(date);
  };

  const change = (part: Partial<DateParts>): void => {
    const next = { ...parts, ...part };
    setParts(next);
    clearTimeout(emitting.current);
    emitting.current = setTimeout(() => emit(next), TYPING);
  };

  const emitAtOnce = (): void => {
    if (emitting.current === undefined) return;
    clearTimeout(emitting.current);
    emit(parts);
  };

  // Emit what was just typed before the screen or the page goes.
  const emitLatest = useEffectEvent(emitAtOnce);
  const isPressing = useRef(false);
  useEffect(() => {
    const press = (): void => {
      isPressing.current = true;
    };
    const release = (): void => {
      isPressing.current = false;
      emitLatest();
    };
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    window.addEventListener('pagehide', emitLatest, options);
    window.addEventListener('pointerdown', press, options);
    window.addEventListener('pointerup', release, options);
    window.addEventListener('pointercancel', release, options);
    return () => {
      gone.abort();
      emitLatest();
    };
  }, []);

  /** Waits until the pointer is released, because an error that appears between press and release would move the button. */
  const leave = (): void => {
    if (!isPressing.current) emitAtOnce();
  };

  const isComplete = parts.month !== '' && parts.day !== '' && parts.year.length === 4;
  const problem =
    error ?? (isComplete && CalendarDate.ofParts(parts) === undefined ? t('shell.date.impossible') : undefined);

  return (
    <fieldset className={field['field']} aria-describedby={problem === undefined ? undefined : `${id}-error`}>
      <legend className={field['label']}>{label}</legend>
      <span id={`${id}-error`} className={classNames(field['error'], styles['error'])} aria-live="polite">
        {problem}
      </span>
      <div className={styles['parts']}>
        {partInputs.map(([part, suffix, maxLength]) => (
          <div key={part} className={field['field']}>
            <label htmlFor={`${id}${suffix}`}>{t(`shell.date.${part}`)}</label>
            <input
              id={`${id}${suffix}`}
              className={classNames(field['control'], part === 'year' && maskYear && styles['masked'])}
              value={parts[part]}
              onChange={(event) => change({ [part]: event.target.value.replaceAll(/\D/g, '').slice(0, maxLength) })}
              onBlur={leave}
              onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && emitAtOnce()}
              inputMode="numeric"
              autoComplete="off"
              placeholder={t(`shell.date.${part}.placeholder`)}
              maxLength={maxLength}
              aria-required
              aria-invalid={problem === undefined ? undefined : true}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
};
