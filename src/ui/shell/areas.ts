import { type ComponentType, createElement, lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The screens of an area. An area's screens, view-models and wiring are one chunk that loads on demand. */
type Area<Name extends string> = Readonly<Record<Name, ComponentType>>;

export type SessionArea = Area<'Login'>;
export type RecoveryArea = Area<'Forgot' | 'Reset'>;
export type HomeArea = Area<'Dashboard'>;
/** Gate shows its children to customers who may claim, once that is known. Flow is the layout of the steps, which share a view-model. */
export type ClaimsArea = Area<
  'Gate' | 'Claims' | 'ViewClaims' | 'Flow' | 'Intro' | 'What' | 'When' | 'Contact' | 'Summary' | 'Confirm'
>;
export type PolicyArea = Area<'Policy' | 'Cancel' | 'Edit'>;
export type BillingArea = Area<'Billing' | 'Payment' | 'Frequency'>;
export type ProfileArea = Area<'Profile'>;
/** What asks an idle customer. */
export type IdleArea = Area<'IdleDialog'>;

/** Loads the code of an area. */
export interface LoadArea<Code> {
  (): Promise<Code>;
  /** The area, if it is loaded already. */
  loaded?(): Code | undefined;
}

export interface Areas {
  readonly session: LoadArea<SessionArea>;
  readonly recovery: LoadArea<RecoveryArea>;
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

/** A screen whose area loads when it first renders. After a failure it loads again at the next history entry. */
const loadedScreen = <Name extends string>(load: LoadArea<Area<Name>>, name: Name): ComponentType => {
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
    const [there] = useState(() => load.loaded?.()?.[name]);
    if (there) return createElement(there);
    // React renders a failed screen once more by itself. That must not load it again and again.
    if (failedAt !== undefined && failedAt !== key) current = failedAt = undefined;
    current ??= lazyScreen(key);
    return createElement(current);
  };
};

/** The screens of an area. */
export const screensOf = <Name extends string>(
  load: LoadArea<Area<Name>>,
  ...names: readonly Name[]
): Record<Name, ComponentType> =>
  Object.fromEntries(names.map((name) => [name, loadedScreen(load, name)])) as Record<Name, ComponentType>;
