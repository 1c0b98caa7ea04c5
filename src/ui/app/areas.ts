import { type ComponentType, lazy } from 'react';

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

export interface Areas {
  readonly session: () => Promise<SessionArea>;
  readonly home: () => Promise<HomeArea>;
  readonly claims: () => Promise<ClaimsArea>;
  readonly policy: () => Promise<PolicyArea>;
  readonly billing: () => Promise<BillingArea>;
  readonly profile: () => Promise<ProfileArea>;
}

/** The screens of an area, each of which loads the area when it is first drawn. */
export const screensOf = <Area extends object, Name extends keyof Area & string>(
  load: () => Promise<Area>,
  ...names: readonly Name[]
): Record<Name, ComponentType> =>
  Object.fromEntries(
    names.map((name) => [name, lazy(async () => ({ default: (await load())[name] as ComponentType }))]),
  ) as unknown as Record<Name, ComponentType>;
