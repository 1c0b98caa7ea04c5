import { type ComponentType, createElement, lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The screens of each area; an area's screens, view-models and wiring are one chunk, loaded on demand. */
export interface SessionArea {
  readonly Login: ComponentType;
  readonly Forgot: ComponentType;
  readonly Reset: ComponentType;
}
export interface HomeArea {
  readonly Dashboard: ComponentType;
}
export interface ClaimsArea {
  /** Lets in only who may claim, once that is known. */
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
  readonly Frequency: ComponentType;
}
export interface ProfileArea {
  readonly Profile: ComponentType;
}
/** What watches over every screen of a signed-in customer. */
export interface IdleArea {
  readonly IdleDialog: ComponentType;
}

/** Loads the code of an area. */
export interface LoadArea<Area> {
  (): Promise<Area>;
  /** The area where it has been loaded already: its screens need not be waited for. */
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
 * Has areas loaded before they are asked for, one after the other. What cannot be had now is had, or missed, when it is asked for.
 *
 * @param turn what each of them waits for
 */
export type LoadAhead = (names: readonly (keyof Areas)[], turn: () => Promise<void>) => Promise<void>;

/** A screen that is loaded when it is first drawn, and tried again at another address or visit where that failed. */
const loadedScreen = (load: LoadArea<ComponentType>): ComponentType => {
  let failedAt: string | undefined;
  const attempt = (visit: string) =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (failure) {
        failedAt = visit;
        throw failure;
      }
    });
  let current: ReturnType<typeof attempt> | undefined;

  return () => {
    const { key } = useLocation();
    // Who waits for what is there already is shown first that it loads, for a third of a second.
    const [there] = useState(() => load.loaded?.());
    if (there) return createElement(there);
    // React draws a screen that failed once more by itself, which must not load it in a circle.
    if (failedAt !== undefined && failedAt !== key) current = failedAt = undefined;
    current ??= attempt(key);
    return createElement(current);
  };
};

/** The screens of an area, each of which loads the area when it is first drawn. */
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
