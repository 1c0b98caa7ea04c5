import * as v from 'valibot';
import type { DocumentsGateway } from '../../application/ports/DocumentsGateway';
import { expectSuccess } from './ask';
import type { PortalApi } from './portalApi';
import { text } from './replies/values';

const documents = v.array(v.object({ Key: text }));

export const httpDocumentsGateway = (api: PortalApi): DocumentsGateway => ({
  list: async (signal) => {
    const items = await expectSuccess(api.GET('/api/policies/documents', { signal }), documents);
    return items.map(({ Key }) => Key);
  },
});
