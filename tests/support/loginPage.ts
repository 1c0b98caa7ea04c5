import { screen } from '@testing-library/react';
import type { Variant } from '../../src/domain/Variant';
import { fillLogin } from '../../src/page/login/fillLogin';
import { prerenderedLogin } from '../../src/page/login/prerenderedLogin';
import { english } from '../../src/ui/text/english';
import { type Language, translate } from '../../src/ui/text/Language';
import { pageLanguage } from '../../src/ui/text/pageLanguage';
import { spanish } from '../../src/ui/text/spanish';
import { testVariant } from './testVariant';

export const loginVariant: Variant = {
  ...testVariant,
  productName: 'Hearthside Test',
  serviceMark: true,
  footerDisclaimer: 'Offered to <nobody> & no one.',
  legalLinks: [
    { label: 'Privacy', url: 'https://www.example/privacy' },
    { label: 'Terms', url: 'https://www.example/terms' },
  ],
};

const pages = new Map([english, spanish].map((language) => [language, prerenderedLogin(language)]));

/** Opens the page of a build, with the login that the build has rendered, filled for `loginVariant` and 2031. */
export const openLoginPage = (language: Language = english) => {
  const { login: markup = '', templates = '' } = pages.get(language) ?? {};
  pageLanguage.write(language.code);
  document.title = translate(language)('login.title');
  document.body.innerHTML = `<div id="root">${markup}</div>${templates}`;
  const root = document.querySelector<HTMLElement>('#root');
  const login = root?.firstElementChild;
  if (!root || !(login instanceof HTMLElement)) throw new Error('The page has no login.');
  fillLogin(login, loginVariant, '2031');
  return { root, login };
};

const fieldOf = (key: 'login.userName' | 'login.password') => (): HTMLInputElement =>
  screen.getByLabelText(translate(pageLanguage.read() === 'es' ? spanish : english)(key));
export const emailField = fieldOf('login.userName');
export const passwordField = fieldOf('login.password');
