import { type ComponentType, createElement, lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The screens of each area. An area's screens, view-models and wiring are one chunk that loads on demand. */
export const screenNames = {
  session: ['Login'],
  recovery: ['Forgot', 'Reset'],
  home: ['Dashboard'],
  // Gate shows its children to customers who may claim, once that is known. Flow is the layout of the steps, which share a view-model.
  claims: ['Gate', 'Claims', 'ViewClaims', 'Flow', 'Intro', 'What', 'When', 'Contact', 'Summary', 'Confirm'],
  policy: ['Document', 'Policy', 'Cancel', 'Edit'],
  billing: ['Billing', 'Payment', 'Frequency'],
  profile: ['Profile'],
  // Asks whether an idle customer is still there.
  idle: ['IdleDialog'],
} as const;

type AreaName = keyof typeof screenNames;

type Screens<Name extends string> = Readonly<Record<Name, ComponentType>>;

export type Area<Name extends AreaName> = Screens<(typeof screenNames)[Name][number]>;

/** Loads the code of an area. */
export interface LoadArea<Code> {
  (): Promise<Code>;
  /** The area, if it is loaded already. */
  loaded?(): Code | undefined;
}

export type Areas = { readonly [Name in AreaName]: LoadArea<Area<Name>> };

/**
 * Loads areas ahead, one after the other. A failed preload is ignored: the area loads again when a route needs it.
 * @param turn resolves when the next area may load
 */
export type Preload = (names: readonly AreaName[], turn: () => Promise<void>) => Promise<void>;

/** A screen whose area loads when it first renders. After a failure it loads again at the next history entry. */
export const loadedScreen = <Name extends string>(load: LoadArea<Screens<Name>>, name: Name): ComponentType => {
  let failedAt: string | undefined;
  const lazyScreen = (visit: string) =>
    lazy(async () => {
      try {
        return { default: (await load())[name] };
      } catch (failure) {
        failedAt = visit;
        throw failure;
      }
    });
  let current: ReturnType<typeof lazyScreen> | undefined;

  return () => {
    const { key } = useLocation();
    // Show the spinner only if the area is not loaded yet; `lazy` would show it for a third of a second even then.
    const [loaded] = useState(() => load.loaded?.()?.[name]);
    if (loaded) return createElement(loaded);
    // React renders a failed screen once more by itself. That must not load it again and again.
    if (failedAt !== undefined && failedAt !== key) current = failedAt = undefined;
    current ??= lazyScreen(key);
    return createElement(current);
  };
};

/** Every screen of the portal, by area and name. */
export const screensOf = (areas: Areas) => {
  const screens = Object.entries<LoadArea<Screens<string>>>(areas).map(([area, load]) => [
    area,
    Object.fromEntries(screenNames[area as AreaName].map((name) => [name, loadedScreen(load, name)])),
  ]);
  return Object.fromEntries(screens) as { readonly [Name in AreaName]: Area<Name> };
};
