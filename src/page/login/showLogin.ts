import type { LoginState } from '../../ui/session/EarlyLogin';
import { pageLanguage } from '../../ui/text/pageLanguage';
import { templateId } from './fillLogin';

const present = (element: Element | null | undefined): readonly Element[] => (element ? [element] : []);

/** The template of a state in the language of the page, once that part of the page has arrived. */
export const templateOf = (state: LoginState): HTMLTemplateElement | undefined => {
  const template = document.getElementById(templateId(state, pageLanguage.read()));
  return template instanceof HTMLTemplateElement ? template : undefined;
};

/** Shows the login in the state of a template. It takes messages and buttons from there; the fields stay. */
export const showLogin = (login: Element, template: HTMLTemplateElement, product: string): void => {
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
