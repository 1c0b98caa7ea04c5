import { browserPage, loadOrReload } from '../adapters/browser/browserPage';
import { loadOnce } from '../adapters/browser/loadOnce';
import type { Areas, Preload } from '../ui/shell/areas';
import type { LanguageViewModel } from '../ui/shell/LanguageViewModel';
import type { Wiring } from './wire';

/** An area that loads when it is asked for, or ahead. */
const loadable = <Area>(name: keyof Areas, load: () => Promise<Area>) => {
  let loaded: Area | undefined;
  const ahead = loadOnce(async () => (loaded = await load()));
  // An idle customer is signed out even without the dialog, so the page does not reload for the dialog's code.
  const page = name === 'idle' ? { ...browserPage, reload: undefined } : browserPage;
  const ask = () => loadOrReload(page, name, ahead);
  return Object.assign(ask, { ahead, loaded: () => loaded });
};

/** Loads the module of an area. */
type Code<Area> = () => Promise<{ readonly area: (wiring: Wiring) => Area | Promise<Area> }>;

/** Each area has its code, its screens and its wiring in a chunk of its own. */
export const loadableAreas = (wiring: Wiring, language: LanguageViewModel) => {
  const open = async <Area>(code: Code<Area>): Promise<Area> => (await code()).area(wiring);
  const plain = <Area>(name: keyof Areas, code: Code<Area>) => loadable(name, () => open(code));
  /** An area that shows legal texts. It opens with the wording in the customer's language. */
  const withLegal = <Area>(name: keyof Areas, code: Code<Area>) =>
    loadable(name, async () => (await Promise.all([open(code), language.needLegal()]))[0]);
  const preload: Preload = async (names, turn) => {
    for (const name of names) {
      await turn();
      await areas[name].ahead().catch(() => undefined);
    }
  };
  const areas = {
    session: plain('session', () => import(/* webpackChunkName: "session" */ './areas/session')),
    recovery: plain('recovery', () => import(/* webpackChunkName: "recovery" */ './areas/recovery')),
    home: plain('home', () => import(/* webpackChunkName: "home" */ './areas/home')),
    claims: withLegal('claims', () => import(/* webpackChunkName: "claims" */ './areas/claims')),
    policy: withLegal('policy', () => import(/* webpackChunkName: "policy" */ './areas/policy')),
    billing: withLegal('billing', () => import(/* webpackChunkName: "billing" */ './areas/billing')),
    profile: withLegal('profile', () => import(/* webpackChunkName: "profile" */ './areas/profile')),
    idle: plain('idle', () => import(/* webpackChunkName: "idle" */ './areas/idle')),
  };
  wiring.give({ preload });
  return areas;
};
