import { committedPact, readPact } from '../../scripts/pact/pactFile';
import { everyCall } from '../support/everyCall';
import { type RunningReferenceApi, runningReferenceApi } from '../support/runningReferenceApi';
import { apiCalls, callOf } from './apiCalls';
import { everyContract } from './everyContract';
import { someFailures } from './failures.contract';
import { httpPortals } from './httpPortals';
import { openApiFile, operationsOf } from './openApiFile';

// A real server needs time on a busy machine.
jest.setTimeout(60_000);

let api: RunningReferenceApi;

beforeAll(async () => {
  api = await runningReferenceApi();
});

afterAll(() => api.stop());

/** What the suites sent, "GET /api/claims", and through which method, "claims.list". */
const sent = new Set<string>();
const called = new Set<string>();

const open = httpPortals(() => api.baseUrl, {
  sent: (call) => sent.add(call),
  called: (method) => called.add(method),
});

// The slow test has every failure.
everyContract('HTTP', open, someFailures);

const operations = operationsOf(openApiFile).map(({ name }) => name);

const sentCalls = (): ReadonlySet<string | undefined> => new Set([...sent].map((request) => callOf(request)));

const pactCalls = readPact(committedPact).interactions.map(({ request }) =>
  callOf(`${request.method} ${request.path}`),
);

const table = () =>
  apiCalls.map((call) => {
    const methods = everyCall.filter((made) => made.call === call).map(({ through }) => through);
    return {
      call,
      openapi: operations.includes(call),
      gateway: methods.join(', '),
      contract: sentCalls().has(call) && methods.every((method) => called.has(method)),
      pact: pactCalls.filter((made) => made === call).length,
    };
  });

describe('Every call of the portal @WIRE-44', () => {
  it('is in the OpenAPI file, in a gateway, in the contract suites and in the pact', () => {
    const gaps = table().filter((row) => !row.openapi || row.gateway === '' || !row.contract || row.pact === 0);
    expect(gaps).toEqual([]);
  });

  it('is every call that the OpenAPI file, the gateways, the contract suites and the pact have', () => {
    expect(operations.toSorted()).toEqual([...apiCalls].toSorted());
    expect([...sentCalls(), ...pactCalls]).not.toContain(undefined);
  });

  it('is made by every method that a gateway has', async () => {
    const { gateways } = await open();
    const methods = Object.entries(gateways).flatMap(([area, gateway]) =>
      Object.keys(gateway).map((name) => `${area}.${name}`),
    );
    expect(everyCall.map(({ through }) => through).toSorted()).toEqual(methods.toSorted());
  });
});
