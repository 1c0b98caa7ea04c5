import express, { Router } from 'express';
import { isFault } from './faults';
import { type InsurerOf, resetInsurer } from './Insurer';
import { enterState } from './states';

/**
 * What tests and the contract's verification ask of the server besides /api: a fresh world, faults, and provider states. The
 * server is for development alone, and listens on this machine alone.
 */
export const controlRoutes = (insurerOf: InsurerOf): Router =>
  Router()
    .use(['/_reference', '/_pact'], express.json())
    .post('/_reference/reset', (request, response) => {
      resetInsurer(insurerOf(request));
      response.sendStatus(204);
    })
    .post('/_reference/faults', (request, response) => {
      const fault: unknown = request.body;
      if (!isFault(fault)) {
        response.status(400).json({ message: 'A fault has a call and a kind.' });
        return;
      }
      insurerOf(request).faults.push({ ...fault });
      response.sendStatus(204);
    })
    .delete('/_reference/faults', (request, response) => {
      insurerOf(request).faults.length = 0;
      response.sendStatus(204);
    })
    .post('/_pact/states', async (request, response) => {
      const { state, params, action } = request.body as { state: string; params?: unknown; action?: string };
      if (action === 'teardown') {
        response.json({});
        return;
      }
      const values = await enterState(insurerOf(request), state, params);
      if (values === undefined) response.status(404).json({ message: `There is no provider state "${state}".` });
      else response.json(values);
    });
