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
      (await import(/* webpackChunkName: "session" */ './areas/session')).sessionArea(wiring),
    ),
    recovery: loadable('recovery', async () =>
      (await import(/* webpackChunkName: "recovery" */ './areas/recovery')).recoveryArea(wiring),
    ),
    home: loadable('home', async () => (await import(/* webpackChunkName: "home" */ './areas/home')).homeArea(wiring)),
    claims: loadable(
      'claims',
      withLegal(async () => (await import(/* webpackChunkName: "claims" */ './areas/claims')).claimsArea(wiring)),
    ),
    policy: loadable(
      'policy',
      withLegal(async () => (await import(/* webpackChunkName: "policy" */ './areas/policy')).policyArea(wiring)),
    ),
    billing: loadable(
      'billing',
      withLegal(async () => (await import(/* webpackChunkName: "billing" */ './areas/billing')).billingArea(wiring)),
    ),
    profile: loadable(
      'profile',
      withLegal(async () => (await import(/* webpackChunkName: "profile" */ './areas/profile')).profileArea(wiring)),
    ),
    idle: loadable('idle', async () => (await import(/* webpackChunkName: "idle" */ './areas/idle')).idleArea(wiring)),
  };
  wiring.give({ preload });
  return areas;
};
