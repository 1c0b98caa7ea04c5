/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { testVariant } from '../../../../tests/support/testVariant';
import type { Variant } from '../../../domain/Variant';
import { driveEarlyLogin } from './EarlyLogin';
import { earlyScreen } from './EarlyScreen';
import { earlyScreens, earlyStates, templateId } from './earlyScreens';

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

/** The page as the build makes it, its early login driven, and a portal that comes or fails when the test says so. */
const open = async () => {
  const templates = earlyStates.map(async (state) => {
    const { screen: drawn, title } = await earlyScreen(state);
    return `<template id="${templateId(state)}" data-title="${title}">${renderToStaticMarkup(drawn)}</template>`;
  });
  document.body.innerHTML = `<div id="early"></div><div id="root"></div>${(await Promise.all(templates)).join('')}`;
  const early = document.querySelector<HTMLElement>('#early');
  const portal = document.querySelector<HTMLElement>('#root');
  if (!early || !portal) throw new Error('The page is not as it should be.');
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
  const login = driveEarlyLogin({ early, portal }, earlyScreens(document, variant, '2031'), load, (credentials) =>
    sent.push(credentials),
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { early, portal, login, loads, sent, user, press };
};

const email = (): HTMLElement => screen.getByLabelText('Email Address');
const password = (): HTMLElement => screen.getByLabelText('Password');

describe('The early login', () => {
  it('is the login screen of the variant that the page is served for', async () => {
    const { early, portal } = await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Customer Self Service');
    expect(document.title).toBe('Customer Self Service – Hearthside Test℠');
    expect(early).toHaveTextContent('Offered to <nobody> & no one.');
    expect(early).toHaveTextContent(/2031.*Hearthside Test℠/);
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', 'https://www.example/terms');
    expect(early.textContent).not.toMatch(/[{}]/);
    expect(early.innerHTML).not.toMatch(/="\{/);
    expect(portal).not.toBeVisible();
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

  it('hands over what was typed', async () => {
    const { user, login } = await open();
    await user.type(email(), 'ada@example.com');
    expect(login.handOver()).toEqual({
      credentials: { userName: 'ada@example.com', password: '' },
      submitted: undefined,
    });
  });

  it('hands over what was sent and what was typed since, and shows that it waits', async () => {
    const { user, login, sent, press } = await open();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'secret');
    await press('Login');
    expect(screen.getByText('Logging in...')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Login' })).not.toBeInTheDocument();
    expect(sent).toEqual([{ userName: 'ada@example.com', password: 'secret' }]);
    await user.type(password(), '!');

    expect(login.handOver()).toEqual({
      credentials: { userName: 'ada@example.com', password: 'secret!' },
      submitted: { userName: 'ada@example.com', password: 'secret' },
    });
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

  it('never has the browser send the form, which would put the password into the address', async () => {
    const { early } = await open();
    const form = early.querySelector('form');
    expect(form && fireEvent.submit(form)).toBe(false);
  });

  it('sends nothing more while it waits', async () => {
    const { early, user, sent, press } = await open();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'secret');
    await press('Login');
    const form = early.querySelector('form');
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

  describe('when the portal takes over', () => {
    const takeOver = async (act: (page: Awaited<ReturnType<typeof open>>) => Promise<void>) => {
      const page = await open();
      // The portal draws the same screen.
      const { content } = earlyScreens(document, variant, '2031')('ready');
      page.portal.append(content);
      await act(page);
      page.login.leave();
      return page;
    };

    it('is gone, and hands over nothing more', async () => {
      const { early, portal, login } = await takeOver(async () => undefined);
      expect(early).not.toBeInTheDocument();
      expect(portal).toBeVisible();
      expect(login.handOver()).toBeUndefined();
    });

    it('waits no longer when the browser takes the pointer away', async () => {
      const { login } = await open();
      fireEvent.pointerDown(email());
      const rest = login.atRest();
      fireEvent.pointerCancel(window);
      await expect(rest).resolves.toBeUndefined();
    });

    it('waits until what is pressed is let go, and its click has come', async () => {
      const { early, login } = await open();
      const link = [...early.querySelectorAll('a')].find(({ textContent }) => textContent === 'First time here');
      const order: string[] = [];
      early.addEventListener('click', () => order.push('click'));
      if (link) fireEvent.pointerDown(link);
      const rest = login.atRest().then(() => order.push('at rest'));
      await Promise.resolve();
      expect(order).toEqual([]);
      if (link) fireEvent.pointerUp(link);
      if (link) fireEvent.click(link);
      await rest;
      expect(order).toEqual(['click', 'at rest']);
      await expect(login.atRest()).resolves.toBeUndefined();
    });

    it('does not follow a link of which it has said that it cannot be had', async () => {
      const clicked: unknown[] = [];
      await takeOver(async ({ user, portal, loads }) => {
        portal.addEventListener('click', ({ target }) => clicked.push(target));
        await user.click(screen.getByRole('link', { name: 'First time here' }));
        for (const load of loads) load.reject(new Error('blocked'));
        expect(await screen.findByRole('alert')).toHaveTextContent('There may be a technical issue');
      });
      expect(clicked).toEqual([]);
    });

    it('leaves the focus where it is', async () => {
      const { portal } = await takeOver(async ({ user, early }) => {
        const box = early.querySelector<HTMLElement>('#field-password');
        if (box) await user.click(box);
      });
      expect(portal.querySelector('#field-password')).toHaveFocus();
    });

    it('leaves the focus on the main area, which has more in it there', async () => {
      const { portal } = await takeOver(async ({ user, portal: drawn }) => {
        drawn.querySelector('main')?.append('For developers');
        await user.click(screen.getByRole('link', { name: 'Skip to main content' }));
      });
      expect(portal.querySelector('main')).toHaveFocus();
    });

    it('passes on the click that waited for the portal, once', async () => {
      const clicked: string[] = [];
      const { login } = await takeOver(async ({ user, early, portal }) => {
        portal.addEventListener('click', (event) => {
          event.preventDefault();
          clicked.push((event.target as HTMLElement).textContent);
        });
        for (const link of early.querySelectorAll('a')) {
          if (link.textContent === 'Forgot Your Password?') await user.click(link);
        }
      });
      login.leave();
      expect(clicked).toEqual(['Forgot Your Password?']);
    });
  });
});
