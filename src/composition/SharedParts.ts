import type { ServiceIdentifier } from 'inversify';
import type { ReactNode } from 'react';
import type { AddressLookup } from '../application/ports/AddressLookup';
import type { CardService } from '../application/ports/CardElement';
import type { ReadDocument } from '../application/ports/DocumentDesk';
import type { Clock } from '../application/ports/Clock';
import type { CustomerRecord } from '../application/ports/CustomerRecord';
import type { Delay } from '../application/ports/Delay';
import type { ErrorHandler } from '../application/ports/ErrorHandler';
import type { Gateways } from '../application/ports/Gateways';
import type { OtherTabs } from '../application/ports/OtherTabs';
import type { SessionVault } from '../application/ports/SessionVault';
import type { Telemetry } from '../application/ports/Telemetry';
import type { TimeTravel } from '../application/ports/TimeTravel';
import type { UniqueIds } from '../application/ports/UniqueIds';
import type { LoadProfile } from '../application/customer/loadProfile';
import type { LoadPolicy } from '../application/policy/loadPolicy';
import type { LogOut } from '../application/session/logOut';
import type { SessionIdentity } from '../application/session/sessionIdentity';
import type { WatchIdleness } from '../application/session/watchIdleness';
import type { PortalConfiguration } from '../adapters/browser/portalConfiguration';
import type { Variant } from '../domain/Variant';
import type { ReferenceOf } from '../ui/errors/errorReferences';
import type { Navigation } from '../ui/screen/Navigation';
import type { EarlyLogin } from '../ui/session/EarlyLogin';
import type { IdleViewModel } from '../ui/session/IdleViewModel';
import type { PasswordChallenge } from '../ui/session/PasswordChallenge';
import type { Elements } from '../ui/kit/Elements';

/** What the portal over HTTP and the portal in memory have in common. */
export interface PortalBase {
  readonly configuration: PortalConfiguration;
  readonly variant: Variant;
  readonly early: EarlyLogin | undefined;
  readonly challenge: PasswordChallenge;
  readonly vault: SessionVault;
  readonly record: CustomerRecord;
  /** Identifies the session to other tabs. */
  readonly identity: SessionIdentity;
  /** Its day is that of the insurer. */
  readonly clock: Clock;
  /** Its day is the customer's own. */
  readonly customerClock: Clock;
  /** Only in builds with time travel. */
  readonly timeTravel: TimeTravel | undefined;
  readonly ids: UniqueIds;
  readonly wait: Delay;
  readonly otherTabs: OtherTabs;
  readonly navigation: Navigation;
  readonly telemetry: Telemetry;
  readonly referenceOf: ReferenceOf;
}

/** The adapters that differ between the two. */
interface PortalAdapters extends Gateways {
  /** The code of a third-party service loads with the area that uses it. */
  readonly loadAddressLookup: () => Promise<AddressLookup>;
  readonly loadCardService: () => Promise<CardService>;
  /** Only where the customers' documents need the customer's tokens; elsewhere a link opens them. */
  readonly readDocument: ReadDocument | undefined;
}

/** The development panel of the portal in memory. */
interface DevelopmentTools {
  /** The portal shows once this has resolved. */
  readonly prepared: Promise<void>;
  readonly panel: ReactNode;
  readonly belowLogin: Elements;
}

export type Connect = (base: PortalBase) => PortalAdapters & { readonly development?: DevelopmentTools };

/** What the container starts from. */
export interface GivenParts extends PortalBase, PortalAdapters {
  readonly belowLogin: Elements;
}

/** What the areas share. Each area makes the rest itself. */
export interface SharedParts extends GivenParts {
  readonly logOut: LogOut;
  readonly idle: IdleViewModel;
  readonly errors: ErrorHandler;
  readonly loadProfile: LoadProfile;
  readonly loadPolicy: LoadPolicy;
}

interface ContainedParts extends SharedParts {
  readonly watchIdleness: WatchIdleness;
}

/** The container's name of a part: a part of another type does not compile. */
export const t = <Name extends keyof ContainedParts>(name: Name): ServiceIdentifier<ContainedParts[Name]> => name;
