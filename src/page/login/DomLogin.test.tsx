/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emailField, loginVariant, openLoginPage, passwordField } from '../../../tests/support/loginPage';
import { displayName } from '../../domain/Variant';
import type { EarlyLogin } from '../../ui/session/EarlyLogin';
import { DomLogin } from './DomLogin';

const ada = { userName: 'ada@example.com', password: 'secret' };

/** The page of a build with its login running. The test decides whether the portal loads. */
const open = () => {
  const { login: page } = openLoginPage();
  /** Each makes one load of the portal fail. */
  const loads: (() => void)[] = [];
  const load = () =>
    new Promise<void>((_, reject) => {
      loads.push(() => reject(new Error('blocked')));
    });
  const sent: unknown[] = [];
  const giveUp = jest.fn();
  const login = new DomLogin(page, displayName(loginVariant), {
    load,
    send: (credentials) => sent.push(credentials),
    giveUp,
  });
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const failToLoad = (): void => loads.forEach((fail) => fail());
  const enter = (): void => {
    fireEvent.input(emailField(), { target: { value: ada.userName } });
    fireEvent.input(passwordField(), { target: { value: ada.password } });
  };
  const signIn = async (): Promise<void> => {
    enter();
    await press('Login');
  };
  return { page, login, loads, failToLoad, sent, user, press, enter, signIn, giveUp };
};

describe('The early login', () => {
  it('is the login screen of the variant that the page is served for', async () => {
    const { page } = open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Customer Self Service');
    expect(document.title).toBe('Customer Self Service – Hearthside Test℠');
    expect(page).toHaveTextContent('Offered to <nobody> & no one.');
    expect(page).toHaveTextContent(/2031.*Hearthside Test℠/);
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', 'https://www.example/terms');
    expect(page.outerHTML).not.toMatch(/[{}]/);
  });

  it('sends what was entered on a page that a translator says is in another language @SIGNIN-55', async () => {
    const { enter, press, sent } = open();
    enter();
    document.documentElement.lang = 'de';
    await press('Login');
    expect(sent).toEqual([ada]);
  });

  it.each([
    ['nothing', '', '', 'Email Address is required'],
    ['a password alone', '', 'x', 'Email Address is required'],
    ['an email alone', 'ada@example.com', '', 'Password is required'],
  ])('asks for the first missing field after %s', async (_, userName, secret, message) => {
    const { user, sent, press } = open();
    fireEvent.input(emailField(), { target: { value: userName } });
    fireEvent.input(passwordField(), { target: { value: secret } });
    await press('Login');

    expect(sent).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(document.title).toBe('Error: Customer Self Service – Hearthside Test℠');
    const field = message.startsWith('Email') ? emailField() : passwordField();
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toBeInvalid();
    expect([emailField().value, passwordField().value]).toEqual([userName, secret]);

    await user.click(screen.getByRole('link', { name: message }));
    expect(field).toHaveFocus();
  });

  it('clears the error as soon as something is typed, and leaves the focus there', async () => {
    const { user, press } = open();
    await press('Login');
    await user.type(emailField(), 'ada@example.com');

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(emailField()).toHaveFocus();
    expect(emailField()).toHaveValue('ada@example.com');
    expect(emailField()).toBeValid();
    expect(document.title).toBe('Customer Self Service – Hearthside Test℠');
  });

  it('shows that it waits, and hands over what was sent', async () => {
    const { user, login, sent, signIn } = open();
    await signIn();
    expect(screen.getByText('Logging in...')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Login' })).not.toBeInTheDocument();
    expect(sent).toEqual([ada]);
    await user.type(passwordField(), '!');

    expect(login.freeze()).toEqual({ kind: 'sending' });
    expect(login.end()).toEqual(ada);
    expect(login.end()).toBeUndefined();
  });

  it('sends the email without invisible characters and spaces around it, and the password as it is @INPUT-35', () => {
    const { page, sent } = open();
    emailField().value = '\u202A\uFEFF ada@exam\u200Bple.com\u202C\u00A0';
    passwordField().value = ' sec\u200Bret ';
    const form = page.querySelector('form');
    if (form) fireEvent.submit(form);
    expect(sent).toEqual([{ userName: 'ada@example.com', password: ' sec\u200Bret ' }]);
  });

  it('keeps its fields in every state', async () => {
    const { press, signIn, failToLoad } = open();
    const fields = [emailField(), passwordField()];
    await press('Login');
    await signIn();
    failToLoad();
    await screen.findByRole('alert');
    expect(emailField()).toBe(fields[0]);
    expect(passwordField()).toBe(fields[1]);
  });

  it.each([
    ['First time here', { ctrlKey: true }],
    ['First time here', { metaKey: true }],
    ['First time here', { shiftKey: true }],
    ['First time here', { altKey: true }],
    ['Terms', {}],
  ])('leaves a click on "%s" with %j to the browser', async (name, keys) => {
    const { loads } = open();
    let isTaken: boolean | undefined;
    const browser = (event: Event): void => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', browser, { once: true });
    fireEvent.click(screen.getByRole('link', { name }), keys);
    expect([isTaken, loads]).toEqual([false, []]);
  });

  it('does not let the browser send the form, which would put the password into the address @SAFE-33', async () => {
    const { page } = open();
    const form = page.querySelector('form');
    expect(form && fireEvent.submit(form)).toBe(false);
  });

  it('delays a submit until the page has the template that shows its outcome', async () => {
    const { user, sent } = open();
    const template = document.getElementById('early-en-sending');
    template?.remove();
    await user.type(emailField(), 'ada@example.com');
    await user.type(passwordField(), 'secret{Enter}{Enter}');
    expect(sent).toEqual([]);

    document.body.append(template ?? '');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(sent).toEqual([ada]);
  });

  it('sends nothing more while it waits', async () => {
    const { page, sent, signIn } = open();
    await signIn();
    const form = page.querySelector('form');
    if (form) fireEvent.submit(form);
    expect(sent).toHaveLength(1);
  });

  it('loads the portal at the first click or key', async () => {
    const { user, loads } = open();
    expect(loads).toHaveLength(0);
    await user.click(emailField());
    expect(loads).toHaveLength(1);
  });

  it('reports a portal that does not load to a customer who waits, and loads it again at the next submit', async () => {
    const { loads, failToLoad, press, signIn } = open();
    await signIn();
    failToLoad();
    expect(await screen.findByRole('alert')).toHaveTextContent('There may be a technical issue');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(emailField()).toHaveValue('ada@example.com');

    const tried = loads.length;
    await press('Login');
    expect(loads.length).toBe(tried + 1);
    expect(screen.getByText('Logging in...')).toBeVisible();
  });

  it('reports nothing to a customer who has not asked for the portal', async () => {
    const { user, failToLoad } = open();
    await user.type(emailField(), 'ada');
    failToLoad();
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('ends the wait for a portal that never arrives', async () => {
    const { press, enter } = open();
    enter();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Login' }));
      jest.advanceTimersByTime(29_000);
      expect(screen.getByText('Logging in...')).toBeVisible();
      jest.advanceTimersByTime(1_000);
      expect(screen.getByRole('alert')).toHaveTextContent('There may be a technical issue');
    } finally {
      jest.useRealTimers();
    }
    await press('Login');
    expect(screen.getByText('Logging in...')).toBeVisible();
  });

  it('gives up when a script fails while the customer waits', async () => {
    const { login, signIn, giveUp } = open();
    await signIn();
    expect(giveUp).not.toHaveBeenCalled();
    login.fail();
    expect(giveUp).toHaveBeenCalledTimes(1);
  });

  it('gives up when the customer asks for the portal after a script has failed', async () => {
    const { login, user, giveUp } = open();
    await user.type(emailField(), 'ada@example.com');
    login.fail();
    expect(giveUp).not.toHaveBeenCalled();
    await user.type(passwordField(), 'secret{Enter}');
    expect(giveUp).toHaveBeenCalledTimes(1);
  });

  it('does not give up once React has begun to render the login', async () => {
    const { login, signIn, giveUp } = open();
    await signIn();
    login.freeze();
    login.fail();
    expect(giveUp).not.toHaveBeenCalled();
  });

  describe('when React adopts the login', () => {
    const adopt = (login: EarlyLogin): void => {
      login.freeze();
      login.end();
    };

    it('hands over the error that it shows, and shows nothing else from then on', async () => {
      const { page, login, sent, press, signIn } = open();
      await press('Login');
      expect(login.freeze()).toMatchObject({ kind: 'invalid', error: { field: 'userName' } });
      const frozen = page.innerHTML;
      await signIn();
      expect([page.innerHTML, sent]).toEqual([frozen, []]);

      let submits = 0;
      page.addEventListener('submit', (event) => {
        event.preventDefault();
        submits += 1;
      });
      login.end();
      await Promise.resolve();
      expect(submits).toBe(1);
    });

    it('leaves every event to React', async () => {
      const { page, user, login, loads, press } = open();
      adopt(login);
      page.addEventListener('submit', (event) => event.preventDefault());
      await press('Login');
      await user.click(emailField());
      expect([screen.queryByRole('alert'), loads]).toEqual([null, []]);
      expect(login.freeze()).toEqual({ kind: 'idle' });
    });

    it('repeats the click that waited for React, once', async () => {
      const { page, user, login } = open();
      await user.click(screen.getByRole('link', { name: 'Forgot Your Password?' }));
      const clicked: string[] = [];
      page.addEventListener('click', (event) => {
        event.preventDefault();
        clicked.push((event.target as HTMLElement).textContent);
      });
      adopt(login);
      adopt(login);
      await Promise.resolve();
      expect(clicked).toEqual(['Forgot Your Password?']);
    });

    it.each([
      ['password', 'ada@example.com', 'x'.repeat(256)],
      ['email', `${'x'.repeat(256)}@example.com`, 'x'],
    ])(
      'leaves the %s of more than 255 characters to React, which refuses it @SIGNIN-2 @INPUT-44',
      async (_, email, secret) => {
        const { page, login, sent, press } = open();
        emailField().value = email;
        passwordField().value = secret;
        await press('Login');
        const submitted = jest.fn((event: Event) => event.preventDefault());
        page.addEventListener('submit', submitted);
        adopt(login);
        await Promise.resolve();
        expect([sent, submitted.mock.calls.length]).toEqual([[], 1]);
      },
    );

    it('does not repeat a click after it reported that the portal did not load', async () => {
      const { page, user, login, failToLoad } = open();
      await user.click(screen.getByRole('link', { name: 'First time here' }));
      failToLoad();
      expect(await screen.findByRole('alert')).toHaveTextContent('There may be a technical issue');
      const clicked = jest.fn();
      page.addEventListener('click', clicked);
      adopt(login);
      await Promise.resolve();
      expect(clicked).not.toHaveBeenCalled();
    });
  });
});
