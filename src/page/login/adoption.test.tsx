/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enableStaticRendering } from 'mobx-react-lite';
import { StrictMode } from 'react';
import { type Root, hydrateRoot } from 'react-dom/client';
import { languageViewModel } from '../../../tests/support/languageViewModel';
import { emailField, loginVariant, openLoginPage, passwordField } from '../../../tests/support/loginPage';
import { memoryCustomer, recordedErrors } from '../../../tests/support/memoryCustomer';
import { testApp } from '../../../tests/support/testApp';
import { randomIds } from '../../adapters/browser/randomIds';
import { signIn } from '../../application/session/signIn';
import { displayName } from '../../domain/Variant';
import { RouterNavigation } from '../../ui/screen/Navigation';
import { LoginScreen } from '../../ui/session/LoginScreen';
import { LoginViewModel } from '../../ui/session/LoginViewModel';
import { english } from '../../ui/text/english';
import type { Language } from '../../ui/text/Language';
import { spanish } from '../../ui/text/spanish';
import { LanguageContext } from '../../ui/text/useText';
import { DomLogin } from './DomLogin';

// The build renders once; the browser renders whenever something changes.
enableStaticRendering(false);
const pending = () => new Promise<never>(() => undefined);

/** The page of a build with its login running, and a function that has React adopt it. */
const open = async (language: Language = english, year = '2031') => {
  window.scrollTo = () => undefined;
  const { root, login } = openLoginPage(language);
  const load: { fail: () => void } = { fail: () => undefined };
  const early = new DomLogin(login, displayName(loginVariant), {
    load: () => new Promise((_, reject) => (load.fail = () => reject(new Error('blocked')))),
    send: () => undefined,
    giveUp: () => undefined,
  });
  const { gateways, record, clock } = await memoryCustomer('nj-current');
  record.clear();
  const navigation = new RouterNavigation(record.entryStates, randomIds);
  const problems: unknown[] = [];

  const adopt = async (): Promise<Root> => {
    const dependencies = {
      preloadDashboard: () => undefined,
      signIn: signIn({ auth: gateways.auth, record }),
      record,
      challenge: { temporaryPassword: undefined },
      clock,
      navigation,
      errors: recordedErrors().errors,
      early,
    };
    const area = { login: () => <LoginScreen open={() => new LoginViewModel(dependencies)} /> };
    const recovery = async () => ({ forgot: () => <h1>Another screen</h1>, reset: () => null });
    const Dashboard = () => <h1>The dashboard</h1>;
    const areas = {
      session: Object.assign(async () => area, { loaded: () => area }),
      recovery,
      home: Object.assign(async () => ({ home: Dashboard }), { loaded: () => ({ home: Dashboard }) }),
      claims: pending,
      policy: pending,
      billing: pending,
      profile: pending,
      idle: pending,
    };
    const inLanguage = languageViewModel().language;
    await inLanguage.choose(language.code);
    const { App } = testApp(record, areas, {
      variant: loginVariant,
      year: () => year,
      navigation,
      language: inLanguage,
    });
    return act(async () =>
      hydrateRoot(
        root,
        <LanguageContext value={language}>
          <StrictMode>
            <App />
          </StrictMode>
        </LanguageContext>,
        { onRecoverableError: (error) => problems.push(error), onCaughtError: (error) => problems.push(error) },
      ),
    );
  };
  return { root, load, adopt, problems, record, user: userEvent.setup() };
};

/** As a password manager fills a field: without an event, in a way that React does not see. */
const fill = (field: HTMLElement, value: string): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);

type Page = Awaited<ReturnType<typeof open>>;
const typeEmail = ({ user }: Page) => user.type(emailField(), 'ada@example.com');
const typePassword = ({ user }: Page) => user.type(passwordField(), 'x');
const press = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Login' }));
const failToLoad = async ({ load }: Page) => {
  load.fail();
  await screen.findByRole('alert');
};

describe('React at the login of the page', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    window.history.replaceState(null, '', '/');
    logged = jest.spyOn(console, 'error');
  });
  afterEach(() => logged.mockRestore());

  it.each<[string, ...((page: Page) => Promise<void>)[]]>([
    ['untouched'],
    ['in Spanish'],
    ['on the other side of New Year', typeEmail],
    ['with a typed email', typeEmail],
    ['with a missing email', press],
    ['with a missing password', typeEmail, press],
    ['after an error was corrected', press, typeEmail],
    ['after the portal did not load', typeEmail, typePassword, press, failToLoad],
  ])('keeps every node of the login %s, the values and the focus @SHELL-60', async (state, ...steps) => {
    const page = await open(
      state === 'in Spanish' ? spanish : english,
      state === 'on the other side of New Year' ? '2032' : '2031',
    );
    for (const step of steps) await step(page);
    const nodes = [...page.root.querySelectorAll('*')];
    const entered = () => [emailField().value, passwordField().value, document.activeElement];
    const before = entered();
    const root = await page.adopt();

    expect(page.problems).toEqual([]);
    expect(logged.mock.calls).toEqual([]);
    expect(nodes.filter((node) => !node.isConnected)).toEqual([]);
    expect([...page.root.querySelectorAll('*')]).toHaveLength(nodes.length);
    expect(entered()).toEqual(before);
    act(() => root.unmount());
  });

  it('continues a login that was sent', async () => {
    const page = await open();
    await page.user.type(emailField(), 'nj-current@example.com');
    await page.user.type(passwordField(), 'Hearth-2026!');
    await press(page);
    await page.adopt();
    expect(await screen.findByRole('heading', { name: 'The dashboard' })).toBeVisible();
    expect(page.problems).toEqual([]);
  });

  it('clears the error of the page as soon as something is typed @SIGNIN-4', async () => {
    const page = await open();
    await press(page);
    await page.adopt();
    expect(screen.getByRole('alert')).toBeVisible();
    await page.user.type(emailField(), 'a');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('follows a link that was clicked before', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('link', { name: 'Forgot Your Password?' }));
    await page.adopt();
    expect(await screen.findByRole('heading', { name: 'Another screen' })).toBeVisible();
  });

  it('keeps what a password manager filled, when the login renders again', async () => {
    const page = await open();
    await page.adopt();
    fill(emailField(), 'ada@example.com');
    await act(async () =>
      page.record.session.write({ userName: 'x', authToken: 'x', accessToken: 'x', refreshToken: 'x' }),
    );
    expect(screen.getByText(/x/, { selector: 'p' })).toBeVisible();
    expect(emailField()).toHaveValue('ada@example.com');
  });

  it.each<[string, string, string]>([
    ['without an event', 'Hearth-2026!', ''],
    ['without an event, and what is typed after it', 'Hearth-2026', '!'],
  ])('signs in with what a password manager fills later %s', async (_, filled, typed) => {
    const page = await open();
    await page.adopt();
    fill(emailField(), 'nj-current@example.com');
    fill(passwordField(), filled);
    if (typed) await page.user.type(passwordField(), typed);
    await press(page);
    expect(await screen.findByRole('heading', { name: 'The dashboard' })).toBeVisible();
  });
});
