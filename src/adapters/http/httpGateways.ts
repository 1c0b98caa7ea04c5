import type { ReadDocument } from '../../application/ports/DocumentDesk';
import type { Gateways } from '../../application/ports/Gateways';
import { type HttpConnection, connectedFetch } from './connectedFetch';
import { httpAuthGateway } from './httpAuthGateway';
import { httpBillingGateway } from './httpBillingGateway';
import { httpClaimsGateway } from './httpClaimsGateway';
import { httpCustomerGateway } from './httpCustomerGateway';
import { httpDocumentsGateway } from './httpDocumentsGateway';
import { httpPolicyGateway } from './httpPolicyGateway';
import { httpRatingGateway } from './httpRatingGateway';
import { httpReadDocument } from './httpReadDocument';
import { portalApi } from './portalApi';

/** Every gateway of the portal and the customer's documents, over one connection, so that one call goes out at a time. */
export const httpGateways = (connection: HttpConnection): Gateways & { readonly readDocument: ReadDocument } => {
  const send = connectedFetch(connection);
  const api = portalApi(connection.baseUrl, send);
  return {
    auth: httpAuthGateway(api),
    claims: httpClaimsGateway(api),
    customer: httpCustomerGateway(api),
    policy: httpPolicyGateway(api),
    rating: httpRatingGateway(api),
    billing: httpBillingGateway(api),
    documents: httpDocumentsGateway(api),
    readDocument: httpReadDocument(send, connection.baseUrl),
  };
};
