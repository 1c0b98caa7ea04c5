import { screen } from '@testing-library/react';
import { fillLogin } from '../../src/page/login/fillLogin';
import { prerenderedLogin } from '../../src/page/login/prerenderedLogin';
import type { Variant } from '../../src/domain/Variant';
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

const { login: markup, templates } = prerenderedLogin();

/** Opens the page of a build, with the login that the build has rendered, filled for `loginVariant` and 2031. */
export const openLoginPage = () => {
  document.title = 'Customer Self Service';
  document.body.innerHTML = `<div id="root">${markup}</div>${templates}`;
  const root = document.querySelector<HTMLElement>('#root');
  const login = root?.firstElementChild;
  if (!root || !(login instanceof HTMLElement)) throw new Error('The page has no login.');
  fillLogin(login, loginVariant, '2031');
  return { root, login };
};

export const emailField = (): HTMLInputElement => screen.getByLabelText('Email Address');
export const passwordField = (): HTMLInputElement => screen.getByLabelText('Password');
