import { createServer } from 'node:http';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import { type Variations, referenceApi } from '../../src/adapters/reference-api/referenceApi';
import { closed, listening } from './listening';

export interface RunningReferenceApi {
  readonly baseUrl: string;
  /** The insurer of requests that name no world. */
  readonly insurer: Insurer;
  readonly stop: () => Promise<void>;
}

/** A reference server in this process, on a free port. */
export const runningReferenceApi = async (variations: Variations = {}): Promise<RunningReferenceApi> => {
  const { app, insurerOf } = referenceApi(variations);
  const server = createServer(app);
  return {
    baseUrl: `http://127.0.0.1:${String(await listening(server))}`,
    insurer: insurerOf({ get: () => undefined }),
    stop: () => closed(server),
  };
};
