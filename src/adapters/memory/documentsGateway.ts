import type { DocumentsGateway } from '../../application/ports/DocumentsGateway';
import type { Session } from '../../domain/session/Session';
import { callerOf } from './caller';
import type { World } from './World';

export const memoryDocumentsGateway = (world: World, session: () => Session | undefined): DocumentsGateway => ({
  list: async () => [...callerOf(world, session()).account.documentKeys],
});
