import { type RunningReferenceApi, runningReferenceApi } from '../support/runningReferenceApi';
import { everyFailure, outcomesContract } from './failures.contract';
import { httpPortals } from './httpPortals';

let api: RunningReferenceApi;

beforeAll(async () => {
  api = await runningReferenceApi();
});

afterAll(() => api.stop());

const ignored = { sent: () => undefined, called: () => undefined };

outcomesContract(
  'HTTP',
  httpPortals(() => api.baseUrl, ignored),
  everyFailure,
);
