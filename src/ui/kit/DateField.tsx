import type { KeyboardEvent } from 'react';
import { CalendarDate } from '../../domain/CalendarDate';
import { typedDate } from '../../domain/typed/typedDate';
import { useText } from '../text/useText';
import { classNames } from './classNames';
import { EntryNote } from './EntryNote';
import { fieldId, useFieldError } from './Form';
import { useAfterPress } from './useAfterPress';
import { useDateEntry } from './useDateEntry';
import { useEmitOnLeave } from './useEmitOnLeave';
import { isComposition, noNotice } from './useEntry';
import styles from './DateField.module.css';
import field from './Field.module.css';

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

/** Each part, the suffix of its id, and its number of digits. */
const partInputs = [
  ['month', '', 2],
  ['day', '-day', 2],
  ['year', '-year', 4],
] as const;

/** Selects the next part, so that typing replaces it. */
const goTo = (id: string): void => {
  const box = document.querySelector<HTMLInputElement>(`input#${id}`);
  box?.focus();
  box?.select();
};

/**
 * A date in three parts. A whole date that is pasted into one of them fills all. It emits a second after the last key, on Enter, and when the
 * customer leaves the part. Rules INPUT-7 to INPUT-11, INPUT-42 and INPUT-43.
 */
export const DateField = ({ name, label, value, typed = '', onChange, maskYear = false }: DateFieldProps) => {
  const t = useText();
  const error = useFieldError(name);
  const id = fieldId(name);
  const { parts, excess, isWrong, hasShortYear, take, emitAtOnce } = useDateEntry(value, typed, onChange);
  const leave = useEmitOnLeave(emitAtOnce);
  const ownProblem = hasShortYear ? 'shell.date.shortYear' : 'shell.date.impossible';
  const shownProblem = useAfterPress(isWrong ? t(ownProblem) : undefined);
  const problem = error?.message ?? shownProblem;
  const errorId = problem === undefined ? undefined : `${id}-error`;
  const wrongPart = CalendarDate.wrongPart(parts);

  return (
    <fieldset className={field['field']} aria-describedby={errorId}>
      <legend className={field['label']}>{label}</legend>
      <span
        id={`${id}-error`}
        className={classNames(field['error'], styles['error'])}
        lang={error?.lang}
        // The alert of the form says its error.
        aria-live={error ? 'off' : 'polite'}
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
              onPaste={(event) => {
                // A pasted date replaces all three parts, wherever the caret is.
                const text = event.clipboardData.getData('text');
                if (typedDate(text) === undefined) return;
                event.preventDefault();
                take(part, limit, text, event.nativeEvent);
              }}
              onCompositionEnd={({ currentTarget }) => take(part, limit, currentTarget.value)}
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
