import { type ComponentType, type ReactElement, Suspense, createElement, lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { screens } from '../screen/routes';

/** What an area draws besides its screens. */
interface Frames {
  /** The gate shows its children to customers who may claim, once that is known. The flow is the layout of the steps, which share a view-model. */
  readonly claims: 'gate' | 'flow';
  /** Asks whether an idle customer is still there. */
  readonly idle: 'dialog';
}

type AreaName = keyof typeof screens | keyof Frames;

type NamesOf<Name extends AreaName> =
  | (Name extends keyof typeof screens ? keyof (typeof screens)[Name] : never)
  | (Name extends keyof Frames ? Frames[Name] : never);

/** A frame draws the screen inside it. */
type Drawn = ComponentType<{ readonly children?: ReactElement }>;

type Screens<Name extends string> = Readonly<Record<Name, Drawn>>;

/** An area's screens, by the names of their routes. They are one chunk with their view-models and wiring, which loads on demand. */
export type Area<Name extends AreaName> = Screens<NamesOf<Name>>;

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

/**
 * A screen whose area loads when it first renders. After a failure it loads again at the next history entry.
 * @param fallback shows until it has loaded
 */
export const loadedScreen = <Name extends string>(
  load: LoadArea<Screens<Name>>,
  name: Name,
  fallback?: ReactElement,
): Drawn => {
  let failedAt: string | undefined;
  const lazyScreen = (visit: string) =>
    lazy<Drawn>(async () => {
      try {
        return { default: (await load())[name] };
      } catch (failure) {
        failedAt = visit;
        throw failure;
      }
    });
  let current: ReturnType<typeof lazyScreen> | undefined;

  return (props) => {
    const { key } = useLocation();
    // Show the spinner only if the area is not loaded yet; `lazy` would show it for a third of a second even then. A `Suspense` around a
    // loaded screen would make React go through all its effects once more.
    const [loaded] = useState(() => load.loaded?.()?.[name]);
    if (loaded) return createElement(loaded, props);
    // React renders a failed screen once more by itself. That must not load it again and again.
    if (failedAt !== undefined && failedAt !== key) current = failedAt = undefined;
    current ??= lazyScreen(key);
    return createElement(Suspense, { fallback }, createElement(current, props));
  };
};
