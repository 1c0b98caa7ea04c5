import { browserPage, loadCurrent } from '../adapters/browser/currentPage';
import { loadOnce } from '../adapters/browser/loadOnce';
import type { Areas, Preload } from '../ui/shell/areas';
import type { LanguageViewModel } from '../ui/shell/LanguageViewModel';
import type { Wiring } from './wire';

/** An area that loads when it is asked for, or ahead. */
const loadable = <Area>(name: keyof Areas, load: () => Promise<Area>) => {
  let loaded: Area | undefined;
  const ahead = loadOnce(async () => (loaded = await load()));
  // An idle customer is signed out even without the dialog, so the page does not reload for the dialog's code.
  const ask = () => (name === 'idle' ? ahead() : loadCurrent(browserPage, name, ahead));
  return Object.assign(ask, { ahead, loaded: () => loaded });
};

/** Each area has its code, its screens and its wiring in a chunk of its own. */
export const loadableAreas = (wiring: Wiring, language: LanguageViewModel) => {
  /** The areas that show legal texts open with the wording in the customer's language. */
  const withLegal =
    <Area>(load: () => Promise<Area>) =>
    async (): Promise<Area> =>
      (await Promise.all([load(), language.needLegal()]))[0];
  const preload: Preload = async (names, turn) => {
    for (const name of names) {
      await turn();
      await areas[name].ahead().catch(() => undefined);
    }
  };
  const areas = {
    session: loadable('session', async () =>
      (await import(/* webpackChunkName: "session" */ './modules/session')).sessionArea(wiring),
    ),
    recovery: loadable('recovery', async () =>
      (await import(/* webpackChunkName: "recovery" */ './modules/recovery')).recoveryArea(wiring),
    ),
    home: loadable('home', async () =>
      (await import(/* webpackChunkName: "home" */ './modules/home')).homeArea(wiring),
    ),
    claims: loadable(
      'claims',
      withLegal(async () => (await import(/* webpackChunkName: "claims" */ './modules/claims')).claimsArea(wiring)),
    ),
    policy: loadable(
      'policy',
      withLegal(async () => (await import(/* webpackChunkName: "policy" */ './modules/policy')).policyArea(wiring)),
    ),
    billing: loadable(
      'billing',
      withLegal(async () => (await import(/* webpackChunkName: "billing" */ './modules/billing')).billingArea(wiring)),
    ),
    profile: loadable(
      'profile',
      withLegal(async () => (await import(/* webpackChunkName: "profile" */ './modules/profile')).profileArea(wiring)),
    ),
    idle: loadable('idle', async () =>
      (await import(/* webpackChunkName: "idle" */ './modules/idle')).idleArea(wiring),
    ),
  };
  wiring.give({ preload });
  return areas;
};
