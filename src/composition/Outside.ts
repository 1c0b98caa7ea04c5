import type { ReactNode } from 'react';
import type { AddressLookup } from '../application/ports/AddressLookup';
import type { AuthGateway } from '../application/ports/AuthGateway';
import type { BillingGateway } from '../application/ports/BillingGateway';
import type { CardService } from '../application/ports/CardElement';
import type { ClaimsGateway } from '../application/ports/ClaimsGateway';
import type { Clock } from '../application/ports/Clock';
import type { CustomerGateway } from '../application/ports/CustomerGateway';
import type { CustomerRecord } from '../application/ports/CustomerRecord';
import type { DocumentsGateway } from '../application/ports/DocumentsGateway';
import type { PolicyGateway } from '../application/ports/PolicyGateway';
import type { RatingGateway } from '../application/ports/RatingGateway';
import type { TimeTravel } from '../application/ports/TimeTravel';
import type { PortalConfiguration } from '../domain/Variant';

/** The adapters by which the two lives of the portal differ: over HTTP, or in memory. */
export interface Outside {
  readonly auth: AuthGateway;
  readonly claims: ClaimsGateway;
  readonly customer: CustomerGateway;
  readonly policy: PolicyGateway;
  readonly rating: RatingGateway;
  readonly billing: BillingGateway;
  readonly documents: DocumentsGateway;
  readonly addressLookup: AddressLookup;
  readonly cardService: CardService;
}

/** What stands beside the portal on the in-memory adapter, for developers. */
export interface DevelopmentTools {
  /** The portal is shown when this is over. */
  readonly prepared: Promise<void>;
  readonly panel: ReactNode;
  readonly belowLogin: ReactNode;
}

/** Makes the adapters of one life, from what both lives share. */
export type Connect = (shared: {
  readonly record: Pick<CustomerRecord, 'session' | 'clear'>;
  readonly clock: Clock;
  /** There in builds that let a tester choose the date. */
  readonly timeTravel: TimeTravel | undefined;
  readonly configuration: PortalConfiguration;
}) => Outside & { readonly development?: DevelopmentTools };
