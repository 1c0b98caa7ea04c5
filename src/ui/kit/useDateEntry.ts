import { useRef, useState } from 'react';
import { CalendarDate } from '../../domain/CalendarDate';
import { type DateParts, partsOfText, textOfParts, typedDate } from '../../domain/typed/typedDate';
import { typedNumber } from '../../domain/typed/typedNumber';
import { isComposition, isKeyed } from './useEntry';

/** How long after the last key a typed date is emitted, in milliseconds. Rule INPUT-11. */
const TYPING = 1000;

/** The digits of a part, and the sign before the next one. */
const ENDED = /^\d+[/.-]$/;

/** What the customer types into the parts of a date, until it is emitted. */
export const useDateEntry = (
  value: CalendarDate | undefined,
  typed: string,
  onChange: (date: CalendarDate | undefined, typed: string) => void,
) => {
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
   * @param event absent at the end of a composition, which is typed
   * @returns whether the text ends with the sign before the next part
   */
  const take = (part: keyof DateParts, limit: number, text: string, event?: Event): boolean => {
    const isComposing = event !== undefined && isComposition(event);
    const isTyped = event === undefined || isKeyed(event);
    const number = typedNumber(text.replace(/(\d)\s$/, '$1/'));
    const isEnded = ENDED.test(number);
    const digits = isEnded ? number.slice(0, -1) : number;
    const isDigits = isComposing || /^\d*$/.test(digits);
    const whole = isDigits ? undefined : typedDate(text);
    setRefused(!isDigits && !whole && !isTyped);
    setExcess(0);
    if (whole) change(whole, 0);
    else if (isComposing) setParts({ ...parts, [part]: text });
    else if (isDigits || isTyped) {
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
