/** The value of a field with the text that React wrote, which is its default too. The browser writes an email address in its own form. */
const writtenIn = (control: HTMLInputElement | HTMLTextAreaElement): unknown => {
  const copy = control.cloneNode();
  Reflect.set(copy, 'value', control.defaultValue);
  return Reflect.get(copy, 'value');
};

let isReporting = false;

/**
 * Tells React about fields that a password manager has filled without an event. Otherwise React would write its own text over theirs at the
 * next event.
 * @param except the field whose event it is
 */
export const reportFilled = (form: HTMLFormElement, except?: EventTarget): void => {
  if (isReporting) return;
  isReporting = true;
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[value],textarea')) {
    const { value } = control;
    if (control === except || value === control.defaultValue || value === writtenIn(control)) continue;
    // React passes on no event of a text that it knows, and an assignment tells it.
    control.value = '';
    Reflect.set(Reflect.getPrototypeOf(control) ?? control, 'value', value, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  isReporting = false;
};
