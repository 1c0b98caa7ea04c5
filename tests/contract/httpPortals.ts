import type { FaultCode } from '../../src/adapters/faults/faultTable';
import { httpGateways } from '../../src/adapters/http/httpGateways';
import { serverClock } from '../../src/adapters/reference-api/serverClock';
import type { CallName, Gateways } from '../../src/application/ports/Gateways';
import { everyCall } from '../support/everyCall';
import { sessionSlot, oneId } from '../support/FakeNetwork';
import { type OpenPortal, emailOf, signIn } from './PortalUnderTest';

/** The method and path of a gateway's call. */
const wireCall = (call: CallName): string => {
  const found = everyCall.find(({ through }) => through === call);
  if (found === undefined) throw new Error(`${call} is no call of the API.`);
  return found.call;
};

let worlds = 0;

/** What the suites have called. */
interface Coverage {
  /** A request, "GET /api/claims". */
  sent(call: string): void;
  /** A gateway's method, "claims.list". */
  called(method: string): void;
}

/** Gateways that note which of their methods are used. */
const noting = (gateways: Gateways, { called }: Coverage): Gateways =>
  new Proxy(gateways, {
    get: (areas, area) =>
      new Proxy(Reflect.get(areas, area) as object, {
        get: (gateway, method) => {
          called(`${String(area)}.${String(method)}`);
          return Reflect.get(gateway, method) as unknown;
        },
      }),
  });

/** Opens portals on the HTTP adapter, each with its own world at the reference server. */
export const httpPortals =
  (baseUrl: () => string, coverage: Coverage): OpenPortal =>
  async (persona) => {
    worlds += 1;
    const world = { 'x-reference-world': String(worlds) };
    const session = sessionSlot();
    const send = (request: Request): Promise<Response> => {
      coverage.sent(`${request.method} ${new URL(request.url).pathname}`);
      for (const [name, value] of Object.entries(world)) request.headers.set(name, value);
      return fetch(request);
    };
    const portal = {
      gateways: noting(httpGateways({ fetch: send, baseUrl: baseUrl(), session, ids: oneId }), coverage),
      session,
      // The reference server runs in this process, so it has the same clock.
      today: serverClock().today(),
      failNext: async (call: CallName, code: FaultCode): Promise<void> => {
        const response = await fetch(`${baseUrl()}/_reference/faults`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...world },
          body: JSON.stringify({ call: wireCall(call), code }),
        });
        if (!response.ok) throw new Error(`The reference server did not take the fault: ${await response.text()}`);
      },
    };
    if (persona !== undefined) await signIn(portal, emailOf(persona));
    return portal;
  };
