import type { ReactNode } from 'react';
import type { AddressLookup } from '../application/ports/AddressLookup';
import type { CardService } from '../application/ports/CardElement';
import type { ReadDocument } from '../application/ports/DocumentTab';
import type { Clock } from '../application/ports/Clock';
import type { CustomerRecord } from '../application/ports/CustomerRecord';
import type { Gateways } from '../application/ports/Gateways';
import type { SessionIdentity } from '../application/session/sessionIdentity';
import type { TimeTravel } from '../application/ports/TimeTravel';
import type { PortalConfiguration } from '../adapters/browser/portalConfiguration';

/** The adapters that differ between the portal over HTTP and the portal in memory. */
export interface PortalAdapters extends Gateways {
  /** The code of a service of somebody else comes with the area that asks for it. */
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
  readonly belowLogin: ReactNode;
}

/** Makes the adapters from what both portals share. */
export type Connect = (shared: {
  readonly record: Pick<CustomerRecord, 'session' | 'clear'>;
  /** Identifies the session to other tabs. */
  readonly identity: SessionIdentity;
  readonly clock: Clock;
  /** Only in builds with time travel. */
  readonly timeTravel: TimeTravel | undefined;
  readonly configuration: PortalConfiguration;
}) => PortalAdapters & { readonly development?: DevelopmentTools };
