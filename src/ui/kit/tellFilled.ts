/** The value of a field with the text that React wrote, which is its default too. The browser writes an email address in its own form. */
const writtenIn = (control: HTMLInputElement | HTMLTextAreaElement): unknown => {
  const copy = control.cloneNode();
  Reflect.set(copy, 'value', control.defaultValue);
  return Reflect.get(copy, 'value');
};

let isTelling = false;

/**
 * Tells React about fields that a password manager has filled without an event. Otherwise React would write its own text over theirs at the
 * next event.
 * @param but the field whose event it is
 */
export const tellFilled = (form: HTMLFormElement, but?: EventTarget): void => {
  if (isTelling) return;
  isTelling = true;
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[value],textarea')) {
    const { value } = control;
    if (control === but || value === control.defaultValue || value === writtenIn(control)) continue;
    // React passes on no event of a text that it knows, and an assignment tells it.
    control.value = '';
    Reflect.set(Reflect.getPrototypeOf(control) ?? control, 'value', value, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  isTelling = false;
};
