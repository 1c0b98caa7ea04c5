import type { Container } from 'inversify';
import { browserPage, loadCurrent } from '../adapters/browser/currentPage';
import { whenIdle } from '../adapters/browser/whenIdle';
import type { Areas, LoadArea, LoadAhead } from '../ui/app/areas';

/** The areas of the portal: each has its code, its screens and its wiring in a chunk of its own. */
interface LoadableAreas {
  readonly areas: Areas;
  readonly loadAhead: LoadAhead;
}

/** An area's code comes once, and its wiring is loaded once; what failed is tried again when it is next asked for. */
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
    // Nobody is idle yet who has just come; the screen is drawn first.
    idle: once(async () => {
      await whenIdle();
      return (await import(/* webpackChunkName: "idle" */ './areas/idle')).idleArea(container);
    }),
  };
  const asked = <Area>(name: keyof Areas, load: LoadArea<Area>): LoadArea<Area> =>
    Object.assign(() => loadCurrent(browserPage, name, load), { loaded: () => load.loaded?.() });
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
    loadAhead: async (names, turn) => {
      for (const name of names) {
        await turn();
        await loads[name]().catch(() => undefined);
      }
    },
  };
};
