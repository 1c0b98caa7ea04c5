/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testVariant } from '../../../tests/support/testVariant';
import { type Variant, displayName } from '../../domain/Variant';
import type { EarlyLogin } from '../../ui/session/EarlyLogin';
import { driveEarlyLogin } from './driveEarlyLogin';
import { fillLogin } from './fillLogin';
import { prerenderedLogin } from './prerenderedLogin';

const variant: Variant = {
  ...testVariant,
  productName: 'Hearthside Test',
  serviceMark: true,
  footerDisclaimer: 'Offered to <nobody> & no one.',
  legalLinks: [
    { label: 'Privacy', url: 'https://www.example/privacy' },
    { label: 'Terms', url: 'https://www.example/terms' },
  ],
  socialLinks: [],
};

const { login: markup, templates } = prerenderedLogin();

/** The page of a build with its login driven. The test decides whether the portal loads. */
const open = async () => {
  document.title = 'Customer Self Service';
  document.body.innerHTML = `<div id="root">${markup}</div>${templates}`;
  const page = document.querySelector<HTMLElement>('#root > *');
  if (!page) throw new Error('The page has no login.');
  fillLogin(page, variant, '2031');
  const loads: { promise: Promise<void>; reject: (failure: Error) => void }[] = [];
  const load = () => {
    let reject: (failure: Error) => void = () => undefined;
    const promise = new Promise<void>((_, fail) => {
      reject = fail;
    });
    loads.push({ promise, reject });
    return promise;
  };
  const sent: unknown[] = [];
  const giveUp = jest.fn();
  const send = (credentials: unknown): void => void sent.push(credentials);
  const login = driveEarlyLogin(page, displayName(variant), load, send, giveUp);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { page, login, loads, sent, user, press, giveUp };
};

const email = (): HTMLElement => screen.getByLabelText('Email Address');
const password = (): HTMLElement => screen.getByLabelText('Password');

describe('The early login', () => {
  it('is the login screen of the variant that the page is served for', async () => {
    const { page } = await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Customer Self Service');
    expect(document.title).toBe('Customer Self Service – Hearthside Test℠');
    expect(page).toHaveTextContent('Offered to <nobody> & no one.');
    expect(page).toHaveTextContent(/2031.*Hearthside Test℠/);
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', 'https://www.example/terms');
    expect(page.outerHTML).not.toMatch(/[{}]/);
  });

  it.each([
    ['nothing', '', '', 'Email Address is required'],
    ['a password alone', '', 'x', 'Email Address is required'],
    ['an email alone', 'ada@example.com', '', 'Password is required'],
  ])('asks one who entered %s for the first thing that is missing', async (_, userName, secret, message) => {
    const { user, sent, press } = await open();
    if (userName) await user.type(email(), userName);
    if (secret) await user.type(password(), secret);
    await press('Login');

    expect(sent).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(document.title).toBe('Error: Customer Self Service – Hearthside Test℠');
    const field = message.startsWith('Email') ? email() : password();
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toBeInvalid();
    expect([email(), password()].map((box) => (box as HTMLInputElement).value)).toEqual([userName, secret]);

    await user.click(screen.getByRole('link', { name: message }));
    expect(field).toHaveFocus();
  });

  it('takes back what it said as soon as something is typed, and lets one type on', async () => {
    const { user, press } = await open();
    await press('Login');
    await user.type(email(), 'ada@example.com');

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(email()).toHaveFocus();
    expect(email()).toHaveValue('ada@example.com');
    expect(email()).toBeValid();
    expect(document.title).toBe('Customer Self Service – Hearthside Test℠');
  });

  it('shows that it waits, and hands over what was sent', async () => {
    const { user, login, sent, press } = await open();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'secret');
    await press('Login');
    expect(screen.getByText('Logging in...')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Login' })).not.toBeInTheDocument();
    expect(sent).toEqual([{ userName: 'ada@example.com', password: 'secret' }]);
    await user.type(password(), '!');

    expect(login.freeze()).toEqual({ kind: 'loggingIn' });
    expect(login.end()).toEqual({ userName: 'ada@example.com', password: 'secret' });
    expect(login.end()).toBeUndefined();
  });

  it('keeps its fields in every state', async () => {
    const { user, loads, press } = await open();
    const fields = [email(), password()];
    await press('Login');
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'secret');
    await press('Login');
    for (const load of loads) load.reject(new Error('blocked'));
    await screen.findByRole('alert');
    expect([email(), password()]).toEqual(fields);
    expect([email(), password()].every((field, index) => field === fields[index])).toBe(true);
  });

  it.each([
    ['First time here', { ctrlKey: true }],
    ['First time here', { metaKey: true }],
    ['First time here', { shiftKey: true }],
    ['Terms', {}],
  ])('leaves a click on "%s" with %j to the browser', async (name, keys) => {
    const { loads } = await open();
    let isTaken: boolean | undefined;
    const browser = (event: Event): void => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', browser, { once: true });
    fireEvent.click(screen.getByRole('link', { name }), keys);
    expect([isTaken, loads]).toEqual([false, []]);
  });

  it('never has the browser send the form, which would put the password into the address @SAFE-33', async () => {
    const { page } = await open();
    const form = page.querySelector('form');
    expect(form && fireEvent.submit(form)).toBe(false);
  });

  it('waits with a submit for the part of the page that shows its answer', async () => {
    const { user, sent } = await open();
    const template = document.getElementById('early-loggingIn');
    template?.remove();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'secret{Enter}{Enter}');
    expect(sent).toEqual([]);

    document.body.append(template ?? '');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(sent).toEqual([{ userName: 'ada@example.com', password: 'secret' }]);
  });

  it('sends nothing more while it waits', async () => {
    const { page, user, sent, press } = await open();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'secret');
    await press('Login');
    const form = page.querySelector('form');
    if (form) fireEvent.submit(form);
    expect(sent).toHaveLength(1);
  });

  it('has the portal come at the first sign of the customer', async () => {
    const { user, loads } = await open();
    expect(loads).toHaveLength(0);
    await user.click(email());
    expect(loads).toHaveLength(1);
  });

  it('says that something is wrong when the portal cannot be had for one who waits, and tries again on demand', async () => {
    const { user, loads, press } = await open();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'secret');
    await press('Login');
    for (const load of loads) load.reject(new Error('blocked'));
    expect(await screen.findByRole('alert')).toHaveTextContent('There may be a technical issue');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(email()).toHaveValue('ada@example.com');

    const tried = loads.length;
    await press('Login');
    expect(loads.length).toBe(tried + 1);
    expect(screen.getByText('Logging in...')).toBeVisible();
  });

  it('does not bother one who has not asked for anything yet', async () => {
    const { user, loads } = await open();
    await user.type(email(), 'ada');
    for (const load of loads) load.reject(new Error('blocked'));
    await Promise.allSettled(loads.map(({ promise }) => promise));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('ends the wait for a portal that never arrives', async () => {
    const { press, user } = await open();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'secret');
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

  it('gives up for one who waits when a script fails', async () => {
    const { login, user, giveUp } = await open();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'secret{Enter}');
    expect(giveUp).not.toHaveBeenCalled();
    login.fail();
    expect(giveUp).toHaveBeenCalledTimes(1);
  });

  it('gives up for one who waits later, after a script has failed', async () => {
    const { login, user, giveUp } = await open();
    await user.type(email(), 'ada@example.com');
    login.fail();
    expect(giveUp).not.toHaveBeenCalled();
    await user.type(password(), 'secret{Enter}');
    expect(giveUp).toHaveBeenCalledTimes(1);
  });

  it('does not give up once React has begun to draw the login', async () => {
    const { login, user, giveUp } = await open();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'secret{Enter}');
    login.freeze();
    login.fail();
    expect(giveUp).not.toHaveBeenCalled();
  });

  describe('when React adopts the login', () => {
    const adopt = (login: EarlyLogin) => {
      login.freeze();
      return login.end();
    };

    it('hands over the error that it shows, and shows nothing else from then on', async () => {
      const { page, user, login, sent, press } = await open();
      await press('Login');
      expect(login.freeze()).toMatchObject({ kind: 'invalid', error: { field: 'userName' } });
      const frozen = page.innerHTML;
      await user.type(email(), 'ada@example.com');
      await user.type(password(), 'secret');
      await press('Login');
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
      const { page, user, login, loads, press } = await open();
      adopt(login);
      page.addEventListener('submit', (event) => event.preventDefault());
      await press('Login');
      await user.click(email());
      expect([screen.queryByRole('alert'), loads]).toEqual([null, []]);
      expect(login.freeze()).toEqual({ kind: 'notLoggedIn' });
    });

    it('repeats the click that waited for React, once', async () => {
      const { page, user, login } = await open();
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

    it('does not repeat a click after it reported that the portal did not load', async () => {
      const { page, user, login, loads } = await open();
      await user.click(screen.getByRole('link', { name: 'First time here' }));
      for (const load of loads) load.reject(new Error('blocked'));
      expect(await screen.findByRole('alert')).toHaveTextContent('There may be a technical issue');
      const clicked = jest.fn();
      page.addEventListener('click', clicked);
      adopt(login);
      await Promise.resolve();
      expect(clicked).not.toHaveBeenCalled();
    });
  });
});
