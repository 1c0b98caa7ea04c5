import { httpGateways } from '../../src/adapters/http/httpGateways';
import type { Gateways } from '../../src/application/ports/Gateways';
import { oneId, sessionOf, sessionSlot } from '../support/FakeNetwork';

/** The gateways of Ada, who is signed in, over a network that the test controls. */
export const adasGateways = (fetch: (request: Request) => Promise<Response>): Gateways =>
  httpGateways({ fetch, baseUrl: 'http://portal.test', session: sessionSlot(sessionOf('ada')), ids: oneId });
