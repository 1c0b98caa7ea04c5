import type { Container } from 'inversify';
import { browserPage, loadCurrent } from '../adapters/browser/currentPage';
import type { Areas, LoadArea, Preload } from '../ui/shell/areas';
import type { LanguageViewModel } from '../ui/shell/LanguageViewModel';

/** Loads an area once. After a failure, the next call tries again. */
const once = <Area>(load: () => Promise<Area>): LoadArea<Area> => {
  let loading: Promise<Area> | undefined;
  let loaded: Area | undefined;
  const ask = async (): Promise<Area> => {
    loading ??= load();
    try {
      return (loaded = await loading);
    } catch (failure) {
      loading = undefined;
      throw failure;
    }
  };
  return Object.assign(ask, { loaded: () => loaded });
};

/** Each area has its code, its screens and its wiring in a chunk of its own. */
export const loadableAreas = (container: Container, language: LanguageViewModel) => {
  /** The areas that show legal texts open with the wording in the customer's language. */
  const withLegal = <Area>(load: () => Promise<Area>): LoadArea<Area> =>
    once(async () => (await Promise.all([load(), language.needLegal()]))[0]);
  const loads: Areas = {
    session: once(async () =>
      (await import(/* webpackChunkName: "session" */ './areas/session')).sessionArea(container),
    ),
    recovery: once(async () =>
      (await import(/* webpackChunkName: "recovery" */ './areas/recovery')).recoveryArea(container),
    ),
    home: once(async () => (await import(/* webpackChunkName: "home" */ './areas/home')).homeArea(container)),
    claims: withLegal(async () =>
      (await import(/* webpackChunkName: "claims" */ './areas/claims')).claimsArea(container),
    ),
    policy: withLegal(async () =>
      (await import(/* webpackChunkName: "policy" */ './areas/policy')).policyArea(container),
    ),
    billing: withLegal(async () =>
      (await import(/* webpackChunkName: "billing" */ './areas/billing')).billingArea(container),
    ),
    profile: withLegal(async () =>
      (await import(/* webpackChunkName: "profile" */ './areas/profile')).profileArea(container),
    ),
    idle: once(async () => (await import(/* webpackChunkName: "idle" */ './areas/idle')).idleArea(container)),
  };
  const asked = <Area>(name: keyof Areas, load: LoadArea<Area>): LoadArea<Area> =>
    Object.assign(() => loadCurrent(browserPage, name, load), { loaded: () => load.loaded?.() });
  const preload: Preload = async (names, turn) => {
    for (const name of names) {
      await turn();
      await loads[name]().catch(() => undefined);
    }
  };
  return {
    preload,
    areas: {
      session: asked('session', loads.session),
      recovery: asked('recovery', loads.recovery),
      home: asked('home', loads.home),
      claims: asked('claims', loads.claims),
      policy: asked('policy', loads.policy),
      billing: asked('billing', loads.billing),
      profile: asked('profile', loads.profile),
      // An idle customer is signed out without the dialog too, so that the page does not reload for it.
      idle: loads.idle,
    },
  };
};
