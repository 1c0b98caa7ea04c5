import { type ComponentType, createElement, lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The screens of each area. An area's screens, view-models and wiring are one chunk that loads on demand. */
export interface SessionArea {
  readonly Login: ComponentType;
  readonly Forgot: ComponentType;
  readonly Reset: ComponentType;
}
export interface HomeArea {
  readonly Dashboard: ComponentType;
}
export interface ClaimsArea {
  /** Shows its children to customers who may claim, once that is known. */
  readonly Gate: ComponentType;
  readonly Claims: ComponentType;
  readonly ViewClaims: ComponentType;
  /** The claim flow's layout: one view-model for all of its steps. */
  readonly Flow: ComponentType;
  readonly Intro: ComponentType;
  readonly What: ComponentType;
  readonly When: ComponentType;
  readonly Contact: ComponentType;
  readonly Summary: ComponentType;
  readonly Confirm: ComponentType;
}
export interface PolicyArea {
  readonly Policy: ComponentType;
  readonly Cancel: ComponentType;
  readonly Edit: ComponentType;
}
export interface BillingArea {
  readonly Billing: ComponentType;
  readonly Payment: ComponentType;
  readonly Frequency: ComponentType;
}
export interface ProfileArea {
  readonly Profile: ComponentType;
}
/** What asks an idle customer. */
export interface IdleArea {
  readonly IdleDialog: ComponentType;
}

/** Loads the code of an area. */
export interface LoadArea<Area> {
  (): Promise<Area>;
  /** The area, if it is loaded already. */
  loaded?(): Area | undefined;
}

export interface Areas {
  readonly session: LoadArea<SessionArea>;
  readonly home: LoadArea<HomeArea>;
  readonly claims: LoadArea<ClaimsArea>;
  readonly policy: LoadArea<PolicyArea>;
  readonly billing: LoadArea<BillingArea>;
  readonly profile: LoadArea<ProfileArea>;
  readonly idle: LoadArea<IdleArea>;
}

/**
 * Loads areas ahead, one after the other. A failed preload is ignored: the area loads again when a route needs it.
 * @param turn resolves when the next area may load
 */
export type Preload = (names: readonly (keyof Areas)[], turn: () => Promise<void>) => Promise<void>;

/** A screen that loads when it first renders. After a failure it loads again at the next history entry. */
const loadedScreen = (load: LoadArea<ComponentType>): ComponentType => {
  let failedAt: string | undefined;
  const lazyScreen = (visit: string) =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (failure) {
        failedAt = visit;
        throw failure;
      }
    });
  let current: ReturnType<typeof lazyScreen> | undefined;

  return () => {
    const { key } = useLocation();
    // Show the spinner only if the area is not loaded yet; `lazy` would show it for a third of a second even then.
    const [there] = useState(() => load.loaded?.());
    if (there) return createElement(there);
    // React renders a failed screen once more by itself. That must not load it again and again.
    if (failedAt !== undefined && failedAt !== key) current = failedAt = undefined;
    current ??= lazyScreen(key);
    return createElement(current);
  };
};

/** The screens of an area. Each loads the area when it first renders. */
export const screensOf = <Area extends object, Name extends keyof Area & string>(
  load: LoadArea<Area>,
  ...names: readonly Name[]
): Record<Name, ComponentType> =>
  Object.fromEntries(
    names.map((name) => {
      const screen = async (): Promise<ComponentType> => (await load())[name] as ComponentType;
      const loaded = () => load.loaded?.()?.[name] as ComponentType | undefined;
      return [name, loadedScreen(Object.assign(screen, { loaded }))];
    }),
  ) as unknown as Record<Name, ComponentType>;
