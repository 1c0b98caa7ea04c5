import { localLanguageMemory } from '../adapters/browser/localLanguageMemory';
import { isOwnRejection, isOwnScript } from '../adapters/browser/ownFailure';
import { PORTAL_PREFIX, sessionStorageVault } from '../adapters/browser/sessionStorageVault';
import { currentYear } from '../adapters/browser/systemClock';
import { whenIdle } from '../adapters/browser/whenIdle';
import type { PortalConfiguration } from '../adapters/configuration/portalConfiguration';
import type { Credentials } from '../domain/session/credentials';
import { type Variant, displayName, variantOfHost } from '../domain/Variant';
import { parametersOf } from '../ui/screen/parametersOf';
import type { EarlyLogin } from '../ui/session/EarlyLogin';
import { pageLanguage } from '../ui/text/pageLanguage';
import { DomLogin, PORTAL_LIMIT } from './login/DomLogin';
import type { SentLogin } from './login/earlyLoginCall';
import { fillLogin } from './login/fillLogin';
import { templateOf } from './login/showLogin';
import { missingFeatures } from './missingFeatures';
import { portalScripts } from './portalScripts';

declare global {
  interface Window {
    /** What the page hands to the portal. Absent if the address is another screen. */
    earlyArrival?: {
      readonly login: EarlyLogin;
      /** The login call that was sent early. It is returned once. */
      takeSent(): SentLogin | undefined;
    };
  }
}

const memory = localLanguageMemory(
  () => localStorage,
  () => navigator.languages,
);

const language = memory.kept() ?? 'en';

const vault = sessionStorageVault(() => sessionStorage, PORTAL_PREFIX);

/**
 * The variant of a plain arrival at the login: no session, and no notice from another screen. It is `undefined` for every other arrival, and if
 * the configuration is wrong: then the portal shows the error.
 */
const plainArrival = (): Variant | undefined => {
  const { pathname, search, hostname } = location;
  const state = history.state as { readonly usr?: unknown } | null;
  const isElsewhere = pathname + search !== '/' || (state?.usr ?? undefined) !== undefined;
  const isSignedIn = vault.load('auth') !== undefined;
  if (isElsewhere || isSignedIn) return undefined;
  try {
    const text = document.getElementById('portal-configuration')?.textContent ?? '';
    return variantOfHost(JSON.parse(text) as PortalConfiguration, hostname);
  } catch {
    return undefined;
  }
};

interface Taken {
  /** The new value of the group in the record. */
  readonly kept: unknown;
  /** The state of the entry in the browser's history. */
  readonly entry: unknown;
}

/**
 * A parameter leaves the address bar before anything can fail. A group of the record keeps it for the screen, also after a reload. Without
 * storage it stays, and the screen removes it.
 */
const takeParameter = (screen: RegExp, name: string, group: string, taken: (value: string) => Taken): void => {
  const { pathname, search } = location;
  const parameters = parametersOf(search);
  const value = screen.test(pathname) && parameters.get(name);
  if (!value) return;
  const { kept, entry } = taken(value);
  vault.save(group, kept);
  if (JSON.stringify(vault.load(group)) !== JSON.stringify(kept)) return;
  parameters.delete(name);
  const query = parameters.toString();
  history.replaceState(entry, '', pathname + (query && `?${query}`));
};

/** The token of an invitation, and the email for a code. Rules SIGNIN-52 and SIGNIN-15. */
const takeSecrets = (): void => {
  takeParameter(/^\/reset\/?$/i, 'token', 'invitation', (token) => ({ kept: token, entry: history.state }));
  // The state of an entry is the key of what the record keeps for it.
  takeParameter(/^\/forgot\/?$/i, 'initialemail', 'history', (initialEmail) => ({
    kept: Object.assign({}, vault.load('history'), { initialEmail: { initialEmail } }),
    entry: { usr: { key: 'initialEmail' } },
  }));
};

/**
 * A link may have a slash too many, an encoded question mark, or a sign of the text around it at its end. The browser's history takes what
 * follows two slashes for a host, and the portal cannot start.
 */
const mendPath = (): void => {
  const { pathname, search, hash } = location;
  const path = pathname
    .replace(/\/+/g, '/')
    .replace(/%3F/i, '?')
    .replace(/(?:[.,:;!)\]*'">]|%2[02]|%3E){1,8}$/i, '');
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
};

/** Shows that the portal could not load or start. */
const showNotLoaded = (root: HTMLElement): void => {
  const notice = document.getElementById(`not-loaded-${language}`) ?? document.getElementById('not-loaded-en');
  if (!(notice instanceof HTMLTemplateElement)) return;
  root.replaceChildren(notice.content.cloneNode(true));
  const contacts = document.getElementById('support-contacts')?.cloneNode(true);
  if (contacts) root.firstElementChild?.append(contacts);
  root.querySelector('button')?.addEventListener('click', () => location.reload());
};

/** Calls back when a script of the portal fails. */
const onScriptFailure = (failed: () => void): void => {
  addEventListener('error', ({ filename }) => {
    if (isOwnScript(filename)) failed();
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isOwnRejection(reason)) failed();
  });
};

/** Shows and runs the login of the page, and loads the portal when the browser is idle. */
const showDomLogin = (
  prerendered: HTMLElement,
  variant: Variant,
  root: HTMLElement,
  giveUp: () => void,
  send: ((credentials: Credentials) => SentLogin) | undefined,
): DomLogin => {
  pageLanguage.write(language);
  document.title = templateOf({ kind: 'idle' })?.dataset['title'] ?? document.title;
  const load = portalScripts(['login-scripts', 'portal-scripts', `${language}-scripts`]);
  const loadDashboard = portalScripts(['home-scripts']);
  const sent: SentLogin[] = [];
  fillLogin(prerendered, variant, currentYear());
  root.replaceChildren(prerendered);
  document.documentElement.dataset['theme'] = variant.theme;
  const sendEarly = (credentials: Credentials): void => {
    if (send) sent.push(send(credentials));
    // A failed preload is ignored: the portal loads the area again.
    loadDashboard().catch(() => undefined);
  };
  const login = new DomLogin(prerendered, displayName(variant), { load, send: sendEarly, giveUp });
  window.earlyArrival = { login, takeSent: () => sent.splice(0).pop() };
  // The login reports a failure to a customer who waits.
  const loadPortal = (): void => void load().catch(() => undefined);
  addEventListener('load', () => void whenIdle().then(loadPortal), { once: true });
  return login;
};

/**
 * Runs inside the page before anything else loads. It shows the prerendered login and loads the portal when the browser is idle. If
 * anything is unusual, it leaves the login out and loads the portal at once.
 *
 * @param send sends the login call early; absent where there is no network
 */
export const startEarlyLogin = (send?: (credentials: Credentials) => SentLogin): void => {
  const missing = missingFeatures();
  // The root stays hidden, so the notice for old browsers shows.
  if (missing.length > 0) return console.error(`This browser lacks ${missing.join(', ')}.`);
  mendPath();
  takeSecrets();
  const root = document.getElementById('root') ?? document.body;
  const variant = plainArrival();
  const giveUp = (): void => showNotLoaded(root);
  const giveUpIfBlank = (): void => {
    // An extension may have put something there.
    if (root.querySelector('main')) return;
    // The notice is further down in the page, which may still be on its way.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', giveUpIfBlank, { once: true });
    else giveUp();
  };
  let login: DomLogin | undefined;
  const begin = (): void => {
    // All that is Spanish comes after this script in the page.
    if (language !== 'en' && document.readyState === 'loading')
      return document.addEventListener('DOMContentLoaded', begin, { once: true });
    const template = document.getElementById(`login-${language}`);
    const prerendered =
      template instanceof HTMLTemplateElement ? document.importNode(template.content, true).firstElementChild : null;
    root.hidden = false;
    if (!variant || !(prerendered instanceof HTMLElement)) {
      root.replaceChildren();
      portalScripts(['portal-scripts', `${language}-scripts`])().catch(giveUpIfBlank);
      setTimeout(giveUpIfBlank, PORTAL_LIMIT);
      return;
    }
    login = showDomLogin(prerendered, variant, root, giveUp, send);
  };
  begin();
  onScriptFailure(() => {
    login?.fail();
    giveUpIfBlank();
  });
};
