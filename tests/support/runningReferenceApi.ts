import type { AddressInfo } from 'node:net';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import { referenceApi } from '../../src/adapters/reference-api/referenceApi';

export interface RunningReferenceApi {
  readonly baseUrl: string;
  /** The insurer behind the world that requests ask when they name none. */
  readonly insurer: Insurer;
  readonly stop: () => Promise<void>;
}

/** A reference server of this process's own, on a port that is free. */
export const runningReferenceApi = (): Promise<RunningReferenceApi> =>
  new Promise((resolve, reject) => {
    const { app, insurerOf } = referenceApi();
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
