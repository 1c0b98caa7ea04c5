import type { DocumentsGateway } from '../../application/ports/DocumentsGateway';
import { ask, expectSuccess } from './ask';
import type { PortalApi } from './portalApi';
import { documents } from './replies/policies';

export const httpDocumentsGateway = (api: PortalApi): DocumentsGateway => ({
  list: (signal) => expectSuccess(ask(api.GET('/api/policies/documents', { signal }), documents)),
});
