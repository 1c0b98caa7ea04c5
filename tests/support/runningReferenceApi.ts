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
export const runningReferenceApi = (variations: Variations = {}): Promise<RunningReferenceApi> =>
  new Promise((resolve, reject) => {
    const { app, insurerOf } = referenceApi(variations);
    const server = app.listen(0, '127.0.0.1', (failure) => {
      if (failure) return reject(failure);
      const { port } = server.address() as AddressInfo;
      resolve({
        baseUrl: `http://127.0.0.1:${String(port)}`,
        insurer: insurerOf({ get: () => undefined }),
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            server.closeAllConnections();
          }),
      });
    });
  });
