import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import { type Variations, referenceApi } from '../../src/adapters/reference-api/referenceApi';

export interface RunningReferenceApi {
  readonly baseUrl: string;
  /** The insurer of requests that name no world. */
  readonly insurer: Insurer;
  readonly stop: () => Promise<void>;
}

/** A reference server in this process, on a free port. */
export const runningReferenceApi = async (variations: Variations = {}): Promise<RunningReferenceApi> => {
  const { app, insurerOf } = referenceApi(variations);
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${String(port)}`,
    insurer: insurerOf({ get: () => undefined }),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
