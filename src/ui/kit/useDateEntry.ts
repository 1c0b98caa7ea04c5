import { useLayoutEffect, useRef, useState } from 'react';
import { CalendarDate } from '../../domain/CalendarDate';
import { type DateParts, partsOfText, textOfParts, typedDate } from '../../domain/typed/typedDate';
import { typedNumber } from '../../domain/typed/typedNumber';
import { isComposition, isKeyed } from './useEntry';

/** How long after the last key a typed date is emitted, in milliseconds. Rule INPUT-11. */
const TYPING = 1000;

/** The digits of a part, and the sign before the next one. */
const ENDED = /^\d+[/.-]$/;

/** What a part contains: digits, a pasted date (also of eight digits), the text of a composition, or another pasted text. */
const readPart = (text: string, limit: number, event: Event | undefined) => {
  const number = typedNumber(text.replace(/(\d)\s$/, '$1/'));
  const isEnded = ENDED.test(number);
  const typed = isEnded ? number.slice(0, -1) : number;
  if (event && isComposition(event)) return { kind: 'composing', isEnded } as const;
  if (/\D|^.{8}$/.test(typed)) {
    const date = typedDate(text);
    if (date) return { kind: 'date', date, isEnded } as const;
    if (event && !isKeyed(event)) return { kind: 'refused', isEnded } as const;
  }
  const digits = typed.replaceAll(/\D/g, '').slice(0, limit);
  return { kind: 'digits', digits, excess: typed.length - digits.length, isEnded } as const;
};

/** The parts of a date. A date from the calendar shows in them. What the customer is typing stays as typed. */
const useParts = (value: CalendarDate | undefined, typed: string) => {
  const [parts, setParts] = useState(value === undefined ? partsOfText(typed) : CalendarDate.toParts(value));
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    if (value !== undefined && value !== CalendarDate.ofParts(parts)) setParts(CalendarDate.toParts(value));
  }
  return { parts, setParts, setShown };
};

/** Emits at once, or after the last of several changes. */
const useEmission = (emit: (parts: DateParts) => void) => {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = (parts: DateParts): void => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    emit(parts);
  };
  const later = (parts: DateParts): void => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => now(parts), TYPING);
  };
  return { now, later, isWaiting: () => waiting.current !== undefined };
};

const problemsOf = (parts: DateParts, isLeft: boolean) => {
  const isBegun = parts.month !== '' && parts.day !== '';
  return {
    isImpossible: isBegun && parts.year.length === 4 && CalendarDate.ofParts(parts) === undefined,
    hasShortYear: isBegun && parts.year.length === 2 && isLeft,
  };
};

/** What the customer types into the parts of a date, until it is emitted. */
export const useDateEntry = (
  value: CalendarDate | undefined,
  typed: string,
  onChange: (date: CalendarDate | undefined, typed: string) => void,
) => {
  const { parts, setParts, setShown } = useParts(value, typed);
  // The parts since the last render. A tool fills all of them at once.
  const taken = useRef<DateParts>(undefined);
  useLayoutEffect(() => {
    taken.current = undefined;
  });
  const [read, setRead] = useState<ReturnType<typeof readPart>>();
  const [isLeft, setLeft] = useState(false);
  const emit = useEmission((latest) => {
    const date = CalendarDate.ofParts(latest);
    setShown(date);
    onChange(date, textOfParts(latest));
  });

  const change = (next: DateParts, when: 'now' | 'later'): void => {
    taken.current = next;
    setParts(next);
    setLeft(false);
    emit[when](next);
  };

  /**
   * @param event absent at the end of a composition, which is typed
   * @returns whether the text ends with the sign before the next part
   */
  const take = (part: keyof DateParts, limit: number, text: string, event?: Event): boolean => {
    const now = readPart(text, limit, event);
    setRead(now);
    if (now.kind === 'date') change(now.date, 'now');
    else if (now.kind === 'digits')
      change({ ...(taken.current ?? parts), [part]: now.digits }, event && !isKeyed(event) ? 'now' : 'later');
    else if (now.kind === 'composing') setParts({ ...parts, [part]: text });
    return now.isEnded;
  };

  const emitAtOnce = (): void => {
    // Every press calls this. A render now would overwrite what a tool has filled.
    setLeft(parts.year.length === 2);
    if (emit.isWaiting()) emit.now(parts);
  };

  const { isImpossible, hasShortYear } = problemsOf(parts, isLeft);
  const excess = read?.kind === 'digits' ? read.excess : 0;
  const isWrong = read?.kind === 'refused' || isImpossible || hasShortYear;
  return { parts, excess, isWrong, hasShortYear, take, emitAtOnce };
};
