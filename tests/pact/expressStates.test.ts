import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';

interface StatesEndpoint {
  readonly providerStates: (handlers: Record<string, (params: unknown) => Promise<object>>) => RequestHandler;
}

const { providerStates } = jest.requireActual<StatesEndpoint>('../../pacts/expressStates.cjs');

describe('The states endpoint for Express', () => {
  it.each([
    ['answers the values of a state', { state: 'any-customer', params: { a: 1 } }, 200, { authToken: 't', a: 1 }],
    ['answers nothing to a teardown', { state: 'any-customer', action: 'teardown' }, 200, {}],
    ['answers 404 for an unknown state', { state: 'nobody' }, 404, { message: 'There is no state "nobody".' }],
    ['answers 500 if a state cannot be entered', { state: 'broken' }, 500, { message: 'Error: no database' }],
  ])('%s', async (_, sent, status, reply) => {
    const handlers = {
      'any-customer': async (params: unknown) => ({ authToken: 't', ...(params as object) }),
      broken: () => Promise.reject(new Error('no database')),
    };
    const server = express().post('/_pact/states', express.json(), providerStates(handlers)).listen(0);
    try {
      const { port } = server.address() as AddressInfo;
      const response = await fetch(`http://127.0.0.1:${port}/_pact/states`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(sent),
      });
      expect([response.status, await response.json()]).toEqual([status, reply]);
    } finally {
      server.close();
    }
  });
});
