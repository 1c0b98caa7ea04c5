import { localLanguageMemory } from '../adapters/browser/localLanguageMemory';
import { portalScripts } from '../adapters/browser/portalScripts';
import { sessionStorageVault } from '../adapters/browser/SessionStorageVault';
import { whenIdle } from '../adapters/browser/whenIdle';
import { currentYear } from '../adapters/browser/SystemClock';
import type { SentLogin } from '../adapters/http/loginAhead';
import type { Credentials } from '../domain/session/credentials';
import { type PortalConfiguration, type Variant, variantOfHost } from '../domain/Variant';
import { driveEarlyLogin, type EarlyLogin } from '../ui/session/early/EarlyLogin';
import { earlyScreens } from '../ui/session/early/earlyScreens';

/** What the page has for the portal when it comes. */
interface EarlyArrival {
  readonly login: EarlyLogin;
  /** The login call that is under way already; it is handed out once. */
  takeSent(): SentLogin | undefined;
}

declare global {
  interface Window {
    /** There is none where another screen was asked for. */
    earlyArrival?: EarlyArrival;
  }
}

const language = localLanguageMemory(() => window.localStorage).kept() ?? 'en';

/** A plain arrival at the sign-in screen: nobody is signed in, no other screen sent the customer here, and English is spoken. */
const isPlainArrival = (): boolean => {
  const state: unknown = window.history.state;
  const given: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'usr') : undefined;
  const { pathname, search } = window.location;
  const session = sessionStorageVault(() => window.sessionStorage).load('auth');
  return (
    language === 'en' &&
    pathname === '/' &&
    search === '' &&
    (given ?? undefined) === undefined &&
    session === undefined
  );
};

/** The variant of the page, where everything is as it must be; the portal sees to whatever is not. */
const readVariant = (): Variant | undefined => {
  try {
    const text = document.getElementById('portal-configuration')?.textContent ?? '';
    return variantOfHost(JSON.parse(text) as PortalConfiguration, window.location.hostname);
  } catch {
    return undefined;
  }
};

const elementOf = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no ${id}.`);
  return element;
};

const showEarlyLogin = (
  load: () => Promise<void>,
  loadNext: () => Promise<void>,
  send?: (credentials: Credentials) => SentLogin,
): boolean => {
  const variant = isPlainArrival() ? readVariant() : undefined;
  if (variant === undefined) return false;
  try {
    let sent: SentLogin | undefined;
    const login = driveEarlyLogin(
      { early: elementOf('early'), portal: elementOf('root') },
      earlyScreens(document, variant, currentYear()),
      load,
      (credentials) => {
        sent = send?.(credentials);
        // The portal asks for it itself, and tells where it cannot be had.
        loadNext().catch(() => undefined);
      },
    );
    document.documentElement.dataset['theme'] = variant.theme;
    const takeSent = (): SentLogin | undefined => {
      const taken = sent;
      sent = undefined;
      return taken;
    };
    window.earlyArrival = { login, takeSent };
    return true;
  } catch {
    return false;
  }
};

/** The portal cannot be had, and there is no login to say so. */
const tellNotLoaded = (): void => {
  const notice = document.getElementById(`not-loaded-${language}`);
  if (!(notice instanceof HTMLTemplateElement)) return;
  const portal = elementOf('root');
  portal.replaceChildren(notice.content.cloneNode(true));
  portal.querySelector('button')?.addEventListener('click', () => window.location.reload());
};

/**
 * Runs in the page itself, before anything else is there: shows the prerendered login where that is what the customer came for, and
 * has the portal come when the browser has nothing else to do. Wherever anything is out of the ordinary, the portal comes at once
 * and sees to it.
 *
 * @param send sends a login ahead, where the portal signs in over a network
 */
export const arriveEarly = (send?: (credentials: Credentials) => SentLogin): void => {
  const load = portalScripts(document, ['login-scripts', 'portal-scripts']);
  if (!showEarlyLogin(load, portalScripts(document, ['home-scripts']), send)) {
    portalScripts(document, ['portal-scripts'])().catch(tellNotLoaded);
    return;
  }
  // A failure is told to whoever waits for the portal.
  const come = (): void => void load().catch(() => undefined);
  window.addEventListener('load', () => void whenIdle().then(come), { once: true });
};
