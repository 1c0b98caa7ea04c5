import type { LoginState } from '../../ui/session/EarlyLogin';
import { templateId } from './fillLogin';

const present = (element: Element | null | undefined): readonly Element[] => (element ? [element] : []);

/** Shows the login in another state. It takes messages and buttons from the state's template; the fields stay. */
export const showLogin = (login: Element, state: LoginState, product: string): void => {
  const template = document.getElementById(templateId(state));
  if (!(template instanceof HTMLTemplateElement)) throw new Error(`The page has no ${templateId(state)}.`);
  const wanted = document.importNode(template.content, true);
  const [panel, wantedPanel] = [login, wanted].map((screen) => screen.querySelector('form')?.parentElement);

  // A failed login is reported above the form, a missing field at the top of the form and at the field.
  panel?.previousElementSibling?.remove();
  panel?.before(...present(wantedPanel?.previousElementSibling));
  for (const part of ['form > :first-child', 'fieldset + *'])
    login.querySelector(part)?.replaceWith(...present(wanted.querySelector(part)));
  for (const field of login.querySelectorAll('input')) {
    login.querySelector(`#${field.id}-error`)?.remove();
    login.querySelector(`label[for=${field.id}]`)?.after(...present(wanted.querySelector(`#${field.id}-error`)));
    for (const name of ['aria-invalid', 'aria-describedby']) {
      const value = wanted.querySelector(`#${field.id}`)?.getAttribute(name) ?? '';
      if (value === '') field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
  }
  document.title = `${template.dataset['title'] ?? ''} – ${product}`;
};
