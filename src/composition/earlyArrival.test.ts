/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { testVariant } from '../../tests/support/testVariant';
import type { SentLogin } from '../adapters/http/loginAhead';
import type { Credentials } from '../domain/session/credentials';
import { earlyScreen } from '../ui/session/early/EarlyScreen';
import { earlyStates, templateId } from '../ui/session/early/earlyScreens';

/** The page as a build makes it. */
const page = async (): Promise<string> => {
  const screens = earlyStates.map(async (state) => {
    const { screen: drawn, title } = await earlyScreen(state);
    return `<template id="${templateId(state)}" data-title="${title}">${renderToStaticMarkup(drawn)}</template>`;
  });
  const configuration = JSON.stringify({ hosts: { localhost: 'ny' }, variants: { ny: testVariant } });
  return `<div id="early"></div><div id="root"></div>
    <script type="application/json" id="portal-configuration">${configuration}</script>
    <template id="login-scripts"><script src="/login.js"></script></template>
    <template id="portal-scripts"><script src="/portal.js"></script></template>
    <template id="home-scripts"><script src="/home.js"></script></template>
    <template id="not-loaded-en"><p role="alert">Not loaded</p><button>Try again</button></template>
    ${(await Promise.all(screens)).join('')}`;
};

/** Comes to the page as it stands; the module notices the language at once. */
const arrive = async (send?: (credentials: Credentials) => SentLogin): Promise<void> => {
  jest.resetModules();
  const { arriveEarly } = await import('./earlyArrival');
  arriveEarly(send);
};

const scripts = (): readonly (string | null)[] =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

let html = '';

beforeAll(async () => {
  html = await page();
});

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  delete window.earlyArrival;
});

const configure = (text: string) => () => {
  const configuration = document.getElementById('portal-configuration');
  if (configuration) configuration.textContent = text;
};

describe('The early arrival', () => {
  it.each<[string, () => void]>([
    ['comes by a link', () => undefined],
    ['loads the page anew', () => window.history.replaceState({ idx: 0, key: 'default', usr: null }, '', '/')],
    ['has chosen English', () => localStorage.setItem('hearthside-language', 'en')],
  ])('shows the login of the page to one who %s, and the portal comes later', async (_, given) => {
    given();
    await arrive();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Customer Self Service');
    expect(document.documentElement).toHaveAttribute('data-theme', testVariant.theme);
    expect(window.earlyArrival).toBeDefined();
    expect(scripts()).toEqual([]);
    fireEvent.keyDown(screen.getByLabelText('Email Address'));
    expect(scripts()).toEqual(['/login.js', '/portal.js']);
  });

  it.each<[string, () => void]>([
    ['another screen is asked for', () => window.history.replaceState(null, '', '/forgot')],
    ['the address asks for something', () => window.history.replaceState(null, '', '/?token=t')],
    [
      'another screen sent the customer here',
      () => window.history.replaceState({ usr: { notice: 'signedOut' } }, '', '/'),
    ],
    ['somebody is signed in', () => sessionStorage.setItem('hearthside.1.auth', '{"userName":"ada"}')],
    ['Spanish was chosen', () => localStorage.setItem('hearthside-language', 'es')],
    ['the host is not known', configure('{"hosts":{},"variants":{}}')],
    ['the configuration cannot be read', configure('{')],
    ['there is no place for it', () => document.getElementById('early')?.remove()],
    ['a screen of it is missing', () => document.getElementById(templateId('ready'))?.remove()],
  ])('leaves everything to the portal, at once, where %s', async (_, given) => {
    given();
    await arrive();
    expect(scripts()).toEqual(['/portal.js']);
    expect(window.earlyArrival).toBeUndefined();
    expect(document.querySelector('#early *')).toBeNull();
    expect(document.getElementById('root')).toBeVisible();
  });

  it('says that the portal cannot be had where nothing else could say so', async () => {
    window.history.replaceState(null, '', '/forgot');
    await arrive();
    const [script] = document.head.querySelectorAll('script');
    if (script) fireEvent.error(script);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not loaded');
  });

  it('hands out the login that was sent ahead once, so that it answers one call', async () => {
    const sent: SentLogin = { body: 'ada', response: Promise.resolve(new Response()) };
    const credentials: Credentials[] = [];
    await arrive((given) => {
      credentials.push(given);
      return sent;
    });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Email Address'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(credentials).toEqual([{ userName: 'ada@example.com', password: 'secret' }]);
    expect(window.earlyArrival?.takeSent()).toBe(sent);
    expect(window.earlyArrival?.takeSent()).toBeUndefined();
  });

  it('has what comes after the login come beside it', async () => {
    await arrive();
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Email Address'), 'ada@example.com');
    expect(scripts()).not.toContain('/home.js');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(scripts()).toContain('/home.js');
  });
});
