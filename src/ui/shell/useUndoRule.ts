import { useEffect } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Takes back an undo or a redo that changes a text which the portal has written: Chromium would join that text with what was typed before
 * it. The field that changes is not always the one that has the focus. Rule INPUT-46.
 */
export const useUndoRule = (): void =>
  useEffect(() => {
    /** The text of each field: after its last entry, as the portal wrote it after that, and before the entry that comes. */
    const entered = new WeakMap<TextControl, string>();
    const written = new WeakMap<TextControl, string>();
    const before = new WeakMap<TextControl, string>();

    const look = (): void => {
      for (const field of document.querySelectorAll<TextControl>('input, textarea')) {
        before.set(field, field.value);
        if (entered.has(field) && entered.get(field) !== field.value) written.set(field, field.value);
      }
    };
    const take = (event: Event): void => {
      const { target } = event;
      if (!isText(target)) return;
      const text = before.get(target);
      const isHistory = String(Reflect.get(event, 'inputType')).startsWith('history');
      if (isHistory && text !== undefined && text === written.get(target)) {
        event.stopImmediatePropagation();
        target.value = text;
      }
      // A script writes with an event of another kind.
      if (Reflect.get(event, 'inputType')) entered.set(target, target.value);
    };

    const gone = new AbortController();
    window.addEventListener('beforeinput', look, { capture: true, signal: gone.signal });
    window.addEventListener('input', take, { capture: true, signal: gone.signal });
    return () => gone.abort();
  }, []);
