/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emailField, passwordField } from '../../tests/support/loginPage';
import { testVariant } from '../../tests/support/testVariant';
import type { Credentials } from '../domain/session/credentials';
import { english } from '../ui/text/english';
import { spanish } from '../ui/text/spanish';
import type { SentLogin } from './login/earlyLoginCall';
import { prerenderedLogin } from './login/prerenderedLogin';

/** The page as a build renders it. */
const page = (): string => {
  const inEnglish = prerenderedLogin(english);
  const inSpanish = prerenderedLogin(spanish);
  const configuration = JSON.stringify({ hosts: { localhost: 'ny' }, variants: { ny: testVariant } });
  return `<div id="root" hidden></div>
    <template id="login-en">${inEnglish.login}</template>
    <script type="application/json" id="portal-configuration">${configuration}</script>
    <template id="login-scripts"><script src="/assets/login.js"></script></template>
    <template id="portal-scripts"><script src="/assets/portal.js"></script></template>
    <template id="home-scripts"><script src="/assets/home.js"></script></template>
    <template id="es-scripts"><script src="/assets/spanish.js"></script></template>
    <template id="not-loaded-en"><p role="alert">Not loaded</p><button>Try again</button></template>
    <template id="login-es">${inSpanish.login}</template>
    ${inEnglish.templates}${inSpanish.templates}`;
};

/** Runs the script of the page. The module reads the language when it loads. */
const arrive = async (send?: (credentials: Credentials) => SentLogin): Promise<void> => {
  jest.resetModules();
  const { startEarlyLogin } = await import('./startEarlyLogin');
  startEarlyLogin(send);
};

/** Arrives at a screen other than the login. */
const arriveElsewhere = async (): Promise<void> => {
  window.history.replaceState(null, '', '/forgot');
  await arrive();
};

/** A page for a customer who reads Spanish, without a part that is still on its way. Returns what delivers it. */
const beginInSpanish = (partId: string): (() => void) => {
  const part = document.getElementById(partId);
  part?.remove();
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  localStorage.setItem('hearthside-language', 'es');
  return () => {
    if (part) document.body.append(part);
    state.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
  };
};

const signIn = async (): Promise<void> => {
  const user = userEvent.setup();
  await user.type(emailField(), 'ada@example.com');
  await user.type(passwordField(), 'secret{Enter}');
};

const scripts = (): readonly (string | null)[] =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

/** jsdom has no event of this kind. */
const reject = (reason: unknown): void =>
  void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

const ownReason = Object.assign(new Error('x'), {
  stack: `Error: x\n    at ${window.location.origin}/assets/portal.js:1:2`,
});

describe('An invitation', () => {
  it('leaves the address bar before any script of the portal loads @SIGNIN-29 @SIGNIN-52', async () => {
    window.history.replaceState({ idx: 1 }, '', '/reset?token=a%2Bb+c');
    await arrive();
    expect(window.location.href).not.toContain('token');
    expect(window.history.state).toEqual({ idx: 1 });
    expect(sessionStorage.getItem('hearthside.1.invitation')).toBe('"a+b+c"');
  });

  it.each(['/Reset?token=abc', '/RESET/?token=abc', '/reset/?token=abc'])(
    'leaves the address bar at %s, as the router reads it @SIGNIN-52 @SHELL-48',
    async (address) => {
      window.history.replaceState(null, '', address);
      await arrive();
      expect(window.location.search).toBe('');
      expect(sessionStorage.getItem('hearthside.1.invitation')).toBe('"abc"');
    },
  );

  it.each([
    '//reset?token=abc',
    '/reset//?token=abc',
    '/reset.?token=abc',
    '/reset%20%3E)?token=abc',
    '/reset%3Ftoken%3Dabc',
  ])('is read from %s @SHELL-67', async (address) => {
    window.history.replaceState({ idx: 1 }, '', window.location.origin + address);
    await arrive();
    expect(window.location.pathname.replace(/\/$/, '')).toBe('/reset');
    expect(window.history.state).toEqual({ idx: 1 });
    expect(sessionStorage.getItem('hearthside.1.invitation')).toBe('"abc"');
  });

  it('is read under a name in capitals @SIGNIN-51', async () => {
    window.history.replaceState(null, '', '/RESET?TOKEN=aBc==');
    await arrive();
    expect(sessionStorage.getItem('hearthside.1.invitation')).toBe('"aBc=="');
  });

  it('leaves the address bar also behind an ampersand that a mail program has written as HTML @SIGNIN-51', async () => {
    window.history.replaceState(null, '', '/reset?source=mail&amp;token=abc');
    await arrive();
    expect(window.location.search).toBe('?source=mail');
    expect(sessionStorage.getItem('hearthside.1.invitation')).toBe('"abc"');
  });

  it('leaves alone what else the address says, for the screen @SIGNIN-52', async () => {
    window.history.replaceState(null, '', '/reset?token=abc&latency=60000');
    await arrive();
    expect(window.location.search).toBe('?latency=60000');
  });

  it('stays where storage is not available: the screen takes it from there', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    window.history.replaceState(null, '', '/reset?token=abc');
    await arrive();
    full.mockRestore();
    expect(window.location.search).toBe('?token=abc');
  });
});

describe('The email that a code is for', () => {
  it('leaves the address bar before any script of the portal loads; the screen finds it by the entry @SIGNIN-15', async () => {
    sessionStorage.setItem('hearthside.1.history', '{"a":{"notice":"idle"}}');
    window.history.replaceState({ idx: 1 }, '', '/forgot?action=FIRST_TIME&initialEmail=a%2Bb+c@example.com');
    await arrive();
    expect(window.location.search).toBe('?action=FIRST_TIME');
    const { key } = (window.history.state as { usr: { key: string } }).usr;
    const kept = JSON.parse(sessionStorage.getItem('hearthside.1.history') ?? '') as Record<string, unknown>;
    expect(kept).toEqual({ a: { notice: 'idle' }, [key]: { initialEmail: 'a+b+c@example.com' } });
  });

  it.each(['/Forgot', '/FORGOT/', '/forgot/'])('leaves the address bar at %s @SIGNIN-15 @SHELL-48', async (path) => {
    window.history.replaceState(null, '', `${path}?initialEmail=ada@example.com`);
    await arrive();
    expect(window.location.search).toBe('');
  });
});

const html = page();

// jsdom lacks the method.
beforeAll(() => {
  if (!('showModal' in HTMLDialogElement.prototype))
    Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined });
});

beforeEach(() => {
  document.head.innerHTML = '<title>Customer Self Service</title>';
  document.documentElement.lang = 'en';
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

describe('The script of the page', () => {
  it.each<[string, () => void]>([
    ['follows a link', () => undefined],
    ['reloads the page', () => window.history.replaceState({ idx: 0, key: 'default', usr: null }, '', '/')],
    ['has chosen English', () => localStorage.setItem('hearthside-language', 'en')],
  ])('shows the login of the page to a customer who %s, and loads the portal later', async (_, given) => {
    given();
    await arrive();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Customer Self Service');
    expect(document.documentElement).toHaveAttribute('data-theme', testVariant.theme);
    expect(document.getElementById('root')).toBeVisible();
    expect(window.earlyArrival).toBeDefined();
    expect(scripts()).toEqual([]);
    fireEvent.keyDown(emailField());
    expect(scripts()).toEqual(['/assets/login.js', '/assets/portal.js']);
  });

  const preferring = (...languages: readonly string[]) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  };

  it.each<[string, () => void]>([
    ['was chosen', () => localStorage.setItem('hearthside-language', 'es')],
    ['is what the browser prefers', () => preferring('es-MX', 'en')],
  ])('shows the login in Spanish where that %s, and loads its texts with the portal @SHELL-60', async (_, given) => {
    given();
    await arrive();
    jest.restoreAllMocks();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Autoservicio para clientes');
    expect([document.documentElement.lang, document.title]).toEqual([
      'es',
      `Autoservicio para clientes – ${testVariant.productName}`,
    ]);
    fireEvent.keyDown(emailField());
    expect(scripts()).toEqual(['/assets/login.js', '/assets/portal.js', '/assets/spanish.js']);
    fireEvent.submit(emailField());
    expect(screen.getByRole('alert')).toHaveTextContent('Hay un problema');
  });

  it('shows nothing in another language while the Spanish login is on its way @SHELL-60', async () => {
    const deliver = beginInSpanish('login-es');
    await arrive();
    expect(document.getElementById('root')).not.toBeVisible();
    deliver();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Autoservicio para clientes');
    expect(document.getElementById('root')).toBeVisible();
  });

  it('loads another screen in Spanish once the texts of that have arrived @SHELL-60', async () => {
    const deliver = beginInSpanish('es-scripts');
    await arriveElsewhere();
    expect(scripts()).toEqual([]);
    deliver();
    expect(scripts()).toEqual(['/assets/portal.js', '/assets/spanish.js']);
  });

  it.each<[string, () => void]>([
    ['the address is another screen', () => window.history.replaceState(null, '', '/forgot')],
    ['the address has parameters', () => window.history.replaceState(null, '', '/?token=t')],
    [
      'another screen sent the customer here',
      () => window.history.replaceState({ usr: { notice: 'signedOut' } }, '', '/'),
    ],
    ['a customer is signed in', () => sessionStorage.setItem('hearthside.1.auth', '{"userName":"ada"}')],
    ['the page has no login in the language', () => localStorage.setItem('hearthside-language', 'en-XA')],
    ['the host is unknown', configure('{"hosts":{},"variants":{}}')],
    ['the configuration cannot be read', configure('{')],
    ['the page has no login', () => document.getElementById('login-en')?.remove()],
  ])('leaves the login out and loads the portal at once if %s', async (_, given) => {
    given();
    await arrive();
    expect(scripts()).toEqual(['/assets/portal.js']);
    expect(window.earlyArrival).toBeUndefined();
    expect(document.getElementById('root')).toBeVisible();
    expect(document.getElementById('root')).toBeEmptyDOMElement();
  });

  it.each(['/', '/forgot'])(
    'shows nothing of the portal at %s in a browser that lacks a feature @SHELL-49',
    async (path) => {
      const logged = jest.spyOn(console, 'error').mockReturnValue();
      const { hasOwn } = Object;
      Reflect.deleteProperty(Object, 'hasOwn');
      window.history.replaceState(null, '', path);
      await arrive();
      Object.assign(Object, { hasOwn });
      expect(document.getElementById('root')).not.toBeVisible();
      expect(scripts()).toEqual([]);
      expect(logged).toHaveBeenCalledWith(expect.stringContaining('Object.hasOwn'));
      logged.mockRestore();
    },
  );

  it('says that the portal did not load where there is no login @SHELL-35', async () => {
    await arriveElsewhere();
    const [script] = document.head.querySelectorAll('script');
    if (script) fireEvent.error(script);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not loaded');
  });

  it.each([
    [
      'throws',
      () => window.dispatchEvent(new ErrorEvent('error', { filename: `${window.location.origin}/assets/portal.js` })),
    ],
    ['rejects', () => reject(ownReason)],
  ])('says so when the portal %s before it shows anything @SHELL-35', async (_, fail) => {
    await arriveElsewhere();
    fail();
    expect(screen.getByRole('alert')).toHaveTextContent('Not loaded');
  });

  it('says so after 30 seconds in which nothing came @SHELL-35', async () => {
    jest.useFakeTimers();
    await arriveElsewhere();
    jest.advanceTimersByTime(29_000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    jest.advanceTimersByTime(1_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Not loaded');
    jest.useRealTimers();
  });

  it('says so as soon as the page has arrived, when a script fails before', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await arriveElsewhere();
    reject(ownReason);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    state.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(screen.getByRole('alert')).toHaveTextContent('Not loaded');
  });

  it('says so when the portal throws and somebody waits at the login', async () => {
    await arrive();
    await signIn();
    window.dispatchEvent(new ErrorEvent('error', { filename: `${window.location.origin}/assets/portal.js` }));
    expect(screen.getByRole('alert')).toHaveTextContent('Not loaded');
  });

  it('ignores the failures of an extension @SHELL-47', async () => {
    await arriveElsewhere();
    window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/inject.js' }));
    reject('x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('hands over the early login call once', async () => {
    const sent: SentLogin = { body: 'ada', correlationId: 'call-1', response: Promise.resolve(new Response()) };
    const credentials: Credentials[] = [];
    await arrive((given) => {
      credentials.push(given);
      return sent;
    });
    await signIn();
    expect(credentials).toEqual([{ userName: 'ada@example.com', password: 'secret' }]);
    expect(window.earlyArrival?.takeSent()).toBe(sent);
    expect(window.earlyArrival?.takeSent()).toBeUndefined();
  });

  it('loads the dashboard while it signs in', async () => {
    await arrive();
    fireEvent.keyDown(emailField());
    expect(scripts()).not.toContain('/assets/home.js');
    await signIn();
    expect(scripts()).toContain('/assets/home.js');
  });
});
