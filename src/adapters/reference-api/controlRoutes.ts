import express, { Router } from 'express';
import { requestedFaults } from './faults';
import { type InsurerOf, resetInsurer } from './Insurer';
import { enterState } from './states';

/**
 * Routes for tests and for the verification of the pact: reset the world, set faults, enter provider states. The server is only for
 * development and listens only on the loopback address.
 */
export const controlRoutes = (insurerOf: InsurerOf): Router =>
  Router()
    .use(['/_reference', '/_pact'], express.json())
    .post('/_reference/reset', (request, response) => {
      resetInsurer(insurerOf(request));
      response.sendStatus(204);
    })
    .post('/_reference/faults', (request, response) => {
      const faults = requestedFaults(request.body);
      if (faults === undefined) {
        response.status(400).json({ message: 'A fault has a call, and a code or a kind.' });
        return;
      }
      insurerOf(request).faults.push(...faults);
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
