import type { ServiceIdentifier } from 'inversify';
import type { ReactNode } from 'react';
import type { Clock } from '../application/ports/Clock';
import type { CustomerRecord } from '../application/ports/CustomerRecord';
import type { ErrorHandler } from '../application/ports/ErrorHandler';
import type { OtherTabs } from '../application/ports/OtherTabs';
import type { Telemetry } from '../application/ports/Telemetry';
import type { TimeTravel } from '../application/ports/TimeTravel';
import type { UniqueIds } from '../application/ports/UniqueIds';
import type { Delay } from '../application/ports/Delay';
import type { PortalConfiguration } from '../adapters/browser/portalConfiguration';
import type { Variant } from '../domain/Variant';
import type { LogOut } from '../application/session/logOut';
import type { SessionIdentity } from '../application/session/sessionIdentity';
import type { WatchIdleness } from '../application/session/watchIdleness';
import type { SessionVault } from '../application/ports/SessionVault';
import type { PortalAdapters } from './PortalAdapters';
import type { LoadPolicy } from '../application/policy/loadPolicy';
import type { LoadProfile } from '../application/customer/loadProfile';
import type { Preload } from '../ui/shell/areas';
import type { ReferenceOf } from '../ui/errors/errorReferences';
import type { Navigation } from '../ui/screen/Navigation';
import type { IdleViewModel } from '../ui/session/IdleViewModel';
import type { EarlyLogin } from '../ui/session/EarlyLogin';
import type { PasswordChallenge } from '../ui/session/PasswordChallenge';

/** Names one dependency and its type: one of another type does not compile. */
const token = <T>(name: string) => Symbol(name) as ServiceIdentifier<T>;

/** The adapters that differ between the portal over HTTP and the portal in memory. */
export const adapterNames = [
  'auth',
  'claims',
  'customer',
  'policy',
  'rating',
  'billing',
  'documents',
  'loadAddressLookup',
  'loadCardService',
  'readDocument',
] as const satisfies readonly (keyof PortalAdapters)[];

const adapters = Object.fromEntries(adapterNames.map((name) => [name, token(name)])) as {
  readonly [Name in (typeof adapterNames)[number]]: ServiceIdentifier<PortalAdapters[Name]>;
};

/** What the areas share. Each area makes the rest itself. */
export const t = {
  configuration: token<PortalConfiguration>('configuration'),
  variant: token<Variant>('variant'),
  ...adapters,
  belowLogin: token<ReactNode>('belowLogin'),
  preload: token<Preload>('preload'),
  early: token<EarlyLogin | undefined>('early'),
  challenge: token<PasswordChallenge>('challenge'),

  vault: token<SessionVault>('vault'),
  record: token<CustomerRecord>('record'),
  clock: token<Clock>('clock'),
  ids: token<UniqueIds>('ids'),
  wait: token<Delay>('wait'),
  otherTabs: token<OtherTabs>('otherTabs'),
  navigation: token<Navigation>('navigation'),
  telemetry: token<Telemetry>('telemetry'),
  referenceOf: token<ReferenceOf>('referenceOf'),
  errors: token<ErrorHandler>('errors'),

  sessionIdentity: token<SessionIdentity>('sessionIdentity'),
  watchIdleness: token<WatchIdleness>('watchIdleness'),
  logOut: token<LogOut>('logOut'),
  loadProfile: token<LoadProfile>('loadProfile'),
  loadPolicy: token<LoadPolicy>('loadPolicy'),
  idle: token<IdleViewModel>('idle'),
};

/** Only some builds have time travel. */
export const timeTravelToken = token<TimeTravel>('timeTravel');
