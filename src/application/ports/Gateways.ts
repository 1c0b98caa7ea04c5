import type { AuthGateway } from './AuthGateway';
import type { BillingGateway } from './BillingGateway';
import type { ClaimsGateway } from './ClaimsGateway';
import type { CustomerGateway } from './CustomerGateway';
import type { DocumentsGateway } from './DocumentsGateway';
import type { PolicyGateway } from './PolicyGateway';
import type { RatingGateway } from './RatingGateway';

/** The insurer's API, by area. */
export interface Gateways {
  readonly auth: AuthGateway;
  readonly claims: ClaimsGateway;
  readonly customer: CustomerGateway;
  readonly policy: PolicyGateway;
  readonly rating: RatingGateway;
  readonly billing: BillingGateway;
  readonly documents: DocumentsGateway;
}

/** "claims.submit" and so on, for every method of every gateway. */
export type CallName = {
  [Area in keyof Gateways]: `${Area}.${keyof Gateways[Area] & string}`;
}[keyof Gateways];
