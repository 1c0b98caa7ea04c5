import type { DocumentsGateway } from '../../application/ports/DocumentsGateway';
import type { Caller } from './caller';

export const memoryDocumentsGateway = (caller: () => Caller): DocumentsGateway => ({
  list: async () => [...caller().account.documentKeys],
});
