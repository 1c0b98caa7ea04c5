import type { Container } from 'inversify';
import { browserPage, loadCurrent } from '../adapters/browser/currentPage';
import type { Areas, LoadAhead } from '../ui/app/areas';

/** The areas of the portal: each has its code, its screens and its wiring in a chunk of its own. */
interface LoadableAreas {
  readonly areas: Areas;
  readonly loadAhead: LoadAhead;
}

/** An area's code comes once, and its wiring is loaded once; what failed is tried again when it is next asked for. */
const once = <Area>(load: () => Promise<Area>): (() => Promise<Area>) => {
  let loaded: Promise<Area> | undefined;
  return () =>
    (loaded ??= load().catch((failure: unknown) => {
      loaded = undefined;
      throw failure;
    }));
};

export const loadableAreas = (container: Container): LoadableAreas => {
  const loads: Areas = {
    session: once(async () =>
      (await import(/* webpackChunkName: "session" */ './areas/session')).sessionArea(container),
    ),
    home: once(async () => (await import(/* webpackChunkName: "home" */ './areas/home')).homeArea(container)),
    claims: once(async () => (await import(/* webpackChunkName: "claims" */ './areas/claims')).claimsArea(container)),
    policy: once(async () => (await import(/* webpackChunkName: "policy" */ './areas/policy')).policyArea(container)),
    billing: once(async () =>
      (await import(/* webpackChunkName: "billing" */ './areas/billing')).billingArea(container),
    ),
    profile: once(async () =>
      (await import(/* webpackChunkName: "profile" */ './areas/profile')).profileArea(container),
    ),
    idle: once(async () => (await import(/* webpackChunkName: "idle" */ './areas/idle')).idleArea(container)),
  };
  const asked =
    <Area>(name: keyof Areas, load: () => Promise<Area>) =>
    () =>
      loadCurrent(browserPage, name, load);
  return {
    areas: {
      session: asked('session', loads.session),
      home: asked('home', loads.home),
      claims: asked('claims', loads.claims),
      policy: asked('policy', loads.policy),
      billing: asked('billing', loads.billing),
      profile: asked('profile', loads.profile),
      // The screens do without it until the next one; no page is loaded anew for it.
      idle: loads.idle,
    },
    loadAhead: (names) => {
      for (const name of names) loads[name]().catch(() => undefined);
    },
  };
};
