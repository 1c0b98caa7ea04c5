/** The value of a field with the text that React wrote, which is its default too. The browser writes an email address in its own form. */
const writtenIn = (control: HTMLInputElement | HTMLTextAreaElement): unknown => {
  const copy = control.cloneNode();
  Reflect.set(copy, 'value', control.defaultValue);
  return Reflect.get(copy, 'value');
};

/** `data-chosen` is the choice that React knows. A value that is not in the list shows as none, and stays. */
const reportChosen = (control: HTMLInputElement | HTMLSelectElement): void => {
  const { chosen } = control.dataset;
  if (control instanceof HTMLSelectElement) {
    if (control.value !== '' && control.value !== chosen) control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control.checked && chosen === 'false') {
    // React hears the press of a radio button, and only where it changes the button.
    control.checked = false;
    control.click();
  }
};

/** Asks the field of a password, which has no value in the HTML, to tell React. */
export const FILLED = 'filled';

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
    // React ignores the event of a text that it knows. An assignment makes a text known; the setter of the prototype does not.
    control.value = '';
    Reflect.set(Reflect.getPrototypeOf(control) ?? control, 'value', value, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-chosen]'))
    if (control !== except) reportChosen(control);
  for (const control of form.querySelectorAll('[autocomplete$=password]'))
    if (control !== except) control.dispatchEvent(new Event(FILLED));
  isReporting = false;
};
