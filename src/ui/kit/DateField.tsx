import { type KeyboardEvent, useRef, useState } from 'react';
import { CalendarDate } from '../../domain/CalendarDate';
import { type DateParts, partsOfText, textOfParts, typedDate } from '../../domain/typed/typedDate';
import { typedNumber } from '../../domain/typed/typedNumber';
import { useText } from '../text/useText';
import { classNames } from './classNames';
import styles from './DateField.module.css';
import { EntryNote } from './EntryNote';
import field from './Field.module.css';
import { fieldId, useFieldError } from './Form';
import { useEmitOnLeave } from './useEmitOnLeave';
import { isComposition, isKeyed, noNotice } from './useEntry';

interface DateFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: CalendarDate | undefined;
  /** The typed parts while they are no date (`textOfParts`). */
  readonly typed?: string;
  /** `date` is `undefined` while the parts are not a date; `typed` then has the parts. */
  readonly onChange: (date: CalendarDate | undefined, typed: string) => void;
  /** Hides the year like a password. */
  readonly maskYear?: boolean;
}

/** How long after the last key a typed date is emitted, in milliseconds. Rule INPUT-11. */
const TYPING = 1000;

/** Each part, the suffix of its id, and its number of digits. */
const partInputs = [
  ['month', '', 2],
  ['day', '-day', 2],
  ['year', '-year', 4],
] as const;

/** The digits of a part, and the sign before the next one. */
const ENDED = /^\d+[/.-]$/;

/** Selects the next part, so that typing replaces it. */
const goTo = (id: string): void => {
  const box = document.querySelector<HTMLInputElement>(`input#${id}`);
  box?.focus();
  box?.select();
};

/** What the customer types into the parts, until it is emitted. */
const useDateEntry = ({ value, typed, onChange }: Required<Pick<DateFieldProps, 'value' | 'typed' | 'onChange'>>) => {
  const [parts, setParts] = useState(value === undefined ? partsOfText(typed) : CalendarDate.toParts(value));
  const [shown, setShown] = useState(value);
  const [excess, setExcess] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const emitting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  // A date from the calendar shows here. What the customer is typing stays as typed.
  if (value !== shown) {
    setShown(value);
    if (value !== undefined && value !== CalendarDate.ofParts(parts)) setParts(CalendarDate.toParts(value));
  }

  const emit = (latest: DateParts): void => {
    emitting.current = undefined;
    const date = CalendarDate.ofParts(latest);
    setShown(date);
    onChange(date, textOfParts(latest));
  };

  const change = (part: Partial<DateParts>, pause = TYPING): void => {
    const next = { ...parts, ...part };
    setParts(next);
    setLeft(false);
    clearTimeout(emitting.current);
    if (pause > 0) emitting.current = setTimeout(() => emit(next), pause);
    else emit(next);
  };

  /**
   * Takes typed digits, or a pasted date. Any other pasted text changes nothing.
   * @returns whether the text ends with the sign before the next part
   */
  const take = (part: keyof DateParts, limit: number, text: string, event: Event): boolean => {
    const isComposing = isComposition(event);
    const number = typedNumber(text);
    const isEnded = ENDED.test(number);
    const digits = isEnded ? number.slice(0, -1) : number;
    const isDigits = isComposing || /^\d*$/.test(digits);
    const whole = isDigits ? undefined : typedDate(text);
    setRefused(!isDigits && !whole && !isKeyed(event));
    setExcess(0);
    if (whole) change(whole, 0);
    else if (isComposing) setParts({ ...parts, [part]: text });
    else if (isDigits || isKeyed(event)) {
      const fitting = digits.replaceAll(/\D/g, '').slice(0, limit);
      setExcess(digits.length - fitting.length);
      change({ [part]: fitting });
    }
    return isEnded;
  };

  const emitAtOnce = (): void => {
    setLeft(true);
    if (emitting.current === undefined) return;
    clearTimeout(emitting.current);
    emit(parts);
  };

  const isBegun = parts.month !== '' && parts.day !== '';
  const isImpossible = isBegun && parts.year.length === 4 && CalendarDate.ofParts(parts) === undefined;
  const hasShortYear = isBegun && parts.year.length === 2 && isLeft;
  return { parts, excess, isWrong: isRefused || isImpossible || hasShortYear, hasShortYear, take, emitAtOnce };
};

/** A date in three parts; a whole date that is pasted into one of them fills all. It emits a second after the last key, or when the customer leaves the part or presses Enter. Rules INPUT-7 to INPUT-11, INPUT-42 and INPUT-43. */
export const DateField = ({ name, label, value, typed = '', onChange, maskYear = false }: DateFieldProps) => {
  const t = useText();
  const error = useFieldError(name);
  const id = fieldId(name);
  const { parts, excess, isWrong, hasShortYear, take, emitAtOnce } = useDateEntry({ value, typed, onChange });
  const leave = useEmitOnLeave(emitAtOnce);
  const ownProblem = hasShortYear ? 'shell.date.shortYear' : 'shell.date.impossible';
  const problem = error?.message ?? (isWrong ? t(ownProblem) : undefined);
  const errorId = problem === undefined ? undefined : `${id}-error`;
  const wrongPart = CalendarDate.wrongPart(parts);

  return (
    <fieldset className={field['field']} aria-describedby={errorId}>
      <legend className={field['label']}>{label}</legend>
      <span
        id={`${id}-error`}
        className={classNames(field['error'], styles['error'])}
        lang={error?.lang}
        aria-live="polite"
      >
        {problem}
      </span>
      <div className={styles['parts']}>
        {partInputs.map(([part, suffix, limit], index) => (
          <div key={part} className={field['field']}>
            <label htmlFor={`${id}${suffix}`}>{t(`shell.date.${part}`)}</label>
            <input
              id={`${id}${suffix}`}
              className={classNames(field['control'], part === 'year' && maskYear && styles['masked'])}
              value={parts[part]}
              onChange={({ target: { value: text }, nativeEvent }) => {
                const isEnded = take(part, limit, text, nativeEvent);
                const next = partInputs[index + 1];
                // Move the focus after React has stored the digits: a part emits when it loses the focus.
                if (isEnded && next) queueMicrotask(() => goTo(id + next[1]));
              }}
              onCompositionEnd={({ currentTarget }) => take(part, limit, currentTarget.value, new Event('input'))}
              onBlur={leave}
              onKeyDown={({ key, nativeEvent }: KeyboardEvent) =>
                key === 'Enter' && !isComposition(nativeEvent) && emitAtOnce()
              }
              inputMode="numeric"
              autoComplete="off"
              placeholder={t(`shell.date.${part}.placeholder`)}
              aria-required
              aria-invalid={(errorId && (wrongPart ?? part) === part) || undefined}
              // Not every screen reader reads the description of a group when the focus comes into it.
              aria-describedby={errorId}
            />
          </div>
        ))}
      </div>
      <EntryNote id={`${id}-note`} notice={{ ...noNotice, excess }} />
    </fieldset>
  );
};
