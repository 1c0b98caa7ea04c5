/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawScreen } from '../../../tests/support/drawScreen';
import { languageViewModel } from '../../../tests/support/languageViewModel';
import { Screen } from '../screen/Screen';
import type { Language } from '../text/Language';
import { useText } from '../text/useText';
import { LanguageScope } from './LanguageScope';
import { LanguageProblem, LanguageSwitch } from './LanguageSwitch';

const Login = () => {
  const t = useText();
  return (
    <Screen title={t('login.title')}>
      <label>
        {t('login.userName')}
        <input />
      </label>
    </Screen>
  );
};

const show = (load?: () => Promise<Language>) => {
  const { language } = languageViewModel(load && { load });
  drawScreen(
    <LanguageScope language={language}>
      <Login />
      <LanguageSwitch language={language} />
      <LanguageProblem language={language} />
    </LanguageScope>,
  );
  return userEvent.setup();
};

const button = (name: string) => screen.getByRole('button', { name });

describe('LanguageSwitch', () => {
  it('offers the other language under its own name, in that language @SHELL-24', () => {
    show();
    expect(screen.queryByRole('button', { name: 'English' })).toBeNull();
    expect(button('Español')).toHaveAttribute('lang', 'es');
    expect(document.documentElement.lang).toBe('en');
  });

  it('changes every text, the title and the language of the page, and keeps the focus and what was typed', async () => {
    const user = show();
    await user.type(screen.getByLabelText('Email Address'), 'nj@example.com');
    await user.click(button('Español'));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Autoservicio para clientes');
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('nj@example.com');
    expect(button('English')).toHaveFocus();
    expect(document.documentElement.lang).toBe('es');
    expect(document.title).toBe('Autoservicio para clientes – Hearthside');

    await user.click(button('English'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Customer Self Service');
    expect(document.documentElement.lang).toBe('en');
  });

  it('stays in English if Spanish cannot load, and says so in both @SHELL-25', async () => {
    const user = show(() => Promise.reject(new Error('Loading chunk spanish failed.')));
    await user.click(button('Español'));
    expect(screen.getByRole('alert')).toHaveTextContent('The portal could not be loaded in Español. Please try again.');
    expect(screen.getByText('No se pudo cargar el portal en español. Inténtelo de nuevo.')).toHaveAttribute(
      'lang',
      'es',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Customer Self Service');
    expect(document.documentElement.lang).toBe('en');
  });

  it('says that a language is loading', async () => {
    const user = show(() => new Promise(() => undefined));
    await user.click(button('Español'));
    expect(screen.getByText('Loading...')).toHaveAttribute('aria-live', 'polite');
  });
});
