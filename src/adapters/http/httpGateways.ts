import type { AuthGateway } from '../../application/ports/AuthGateway';
import type { BillingGateway } from '../../application/ports/BillingGateway';
import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import type { CustomerGateway } from '../../application/ports/CustomerGateway';
import type { DocumentsGateway } from '../../application/ports/DocumentsGateway';
import type { PolicyGateway } from '../../application/ports/PolicyGateway';
import type { RatingGateway } from '../../application/ports/RatingGateway';
import { type HttpConnection, connectedApi } from './connectedApi';
import { httpAuthGateway } from './httpAuthGateway';
import { httpBillingGateway } from './httpBillingGateway';
import { httpClaimsGateway } from './httpClaimsGateway';
import { httpCustomerGateway } from './httpCustomerGateway';
import { httpDocumentsGateway } from './httpDocumentsGateway';
import { httpPolicyGateway } from './httpPolicyGateway';
import { httpRatingGateway } from './httpRatingGateway';

export interface HttpGateways {
  readonly auth: AuthGateway;
  readonly claims: ClaimsGateway;
  readonly customer: CustomerGateway;
  readonly policy: PolicyGateway;
  readonly rating: RatingGateway;
  readonly billing: BillingGateway;
  readonly documents: DocumentsGateway;
}

/** Every gateway of the portal over one connection, so that one call goes out at a time. */
export const httpGateways = (connection: HttpConnection): HttpGateways => {
  const api = connectedApi(connection);
  return {
    auth: httpAuthGateway(api),
    claims: httpClaimsGateway(api),
    customer: httpCustomerGateway(api),
    policy: httpPolicyGateway(api),
    rating: httpRatingGateway(api),
    billing: httpBillingGateway(api),
    documents: httpDocumentsGateway(api),
  };
};
