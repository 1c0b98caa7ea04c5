import { type ChangeEvent, type CompositionEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { fitted } from '../../domain/typed/fitted';

export interface EntryRules {
  /** Returns the value of a typed text: without extra spaces, for example. Cleaning twice changes nothing. */
  readonly clean: (text: string) => string;
  /** The most code points after cleaning. */
  readonly limit: number;
  /** Shows a pasted or filled value in its own form at once, not only when the field is left. A field without the focus always does. */
  readonly isMask?: boolean;
  /** Shortens a pasted value at once, and a typed one when the customer leaves the field or presses Enter. The field says so. */
  readonly shorten?: (text: string) => { readonly text: string; readonly leftOut: string } | undefined;
  /** The customer leaves the field, or presses Enter in it. */
  readonly onLeave?: (() => void) | undefined;
}

/** What a field left out of an entry. The customer is told. */
export interface EntryNotice {
  readonly excess: number;
  readonly leftOut: string;
}

export const noNotice: EntryNotice = { excess: 0, leftOut: '' };

export const hasNotice = ({ excess, leftOut }: EntryNotice): boolean => excess > 0 || leftOut !== '';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Whether an input comes from a key or the browser's undo. Any other enters a whole value: paste, drop, autofill, a password manager, a
 * script.
 */
export const isKeyed = (event: Event): boolean =>
  'inputType' in event &&
  /^(?:insert(?:Text|CompositionText|FromComposition|LineBreak|Paragraph)|delete|history)/.test(
    String(event.inputType),
  );

/** Whether the customer dictates to a phone. Each event then replaces the last one, and a text that is written meanwhile shows twice. */
const isDictated = (event: Event): boolean => Reflect.get(event, 'inputType') === 'insertReplacementText';

/** Whether a keyboard composes a text. Safari sends the key that ends a composition after its end, with the code 229. */
export const isComposition = (event: Event): boolean =>
  Reflect.get(event, 'isComposing') === true || Reflect.get(event, 'keyCode') === 229;

/**
 * The text of a field while the customer types. The field shows it as typed, so that caret, composition and undo are the browser's, and
 * emits the cleaned text. It shows the value itself once the field is left, and when the value changes elsewhere. Rules INPUT-35 and
 * INPUT-38.
 */
export const useEntry = (
  value: string,
  onChange: (value: string) => void,
  { clean, limit, isMask = false, shorten, onLeave }: EntryRules,
) => {
  /** `text` is what the customer typed; `emitted` is its value. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly emitted: string }>();
  const [notice, setNotice] = useState(noNotice);
  const isShown = typed !== undefined && typed.emitted === clean(value);

  const take = (input: TextControl, isTyped: boolean, isComposing = false): void => {
    const caret = input.selectionStart ?? input.value.length;
    const shortened = isTyped ? undefined : shorten?.(input.value);
    const fit = fitted(shortened?.text ?? input.value, { clean, limit, ...(!shortened && { caret }) });
    const emitted = clean(fit.text);
    // The end of a composition is no change.
    if (emitted !== value) onChange(emitted);
    // A composition that is interrupted is lost. Text that does not fit is cut when it ends.
    if (isComposing) return setTyped({ text: input.value, emitted });
    // A field that was filled without the focus cannot lose it, so it shows the value at once.
    const isFilled = document.activeElement !== input || (isMask && !isTyped);
    const showsValue = isFilled || shortened !== undefined;
    setTyped({ text: showsValue ? emitted : fit.text, emitted });
    setNotice({ excess: fit.excess, leftOut: shortened?.leftOut ?? '' });
    // React moves the caret to the end of a text that it writes. In Safari 16, setting it takes the focus from another field.
    if (fit.excess > 0)
      queueMicrotask(() => {
        if (document.activeElement === input && input.selectionStart !== null)
          input.setSelectionRange(fit.caret, fit.caret);
      });
  };

  const shortenTyped = (): void => {
    const shortened = typed && shorten?.(typed.text);
    if (!shortened) return;
    onChange(clean(shortened.text));
    setTyped(undefined);
    setNotice({ excess: 0, leftOut: shortened.leftOut });
  };

  return {
    notice,
    entry: {
      value: isShown ? typed.text : value,
      onChange: ({ target, nativeEvent }: ChangeEvent<TextControl>) =>
        take(target, isKeyed(nativeEvent) || isDictated(nativeEvent), isComposition(nativeEvent)),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<TextControl>) => take(currentTarget, true),
      onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
        if (key !== 'Enter' || isComposition(nativeEvent)) return;
        shortenTyped();
        onLeave?.();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // Only the window has lost the focus: the customer looks something up, and goes on typing where the caret is.
        if (currentTarget === document.activeElement && !relatedTarget) return;
        shortenTyped();
        setTyped(undefined);
        onLeave?.();
      },
    },
  };
};
