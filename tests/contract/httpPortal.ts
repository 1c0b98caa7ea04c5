import { type HttpGateways, httpGateways } from '../../src/adapters/http/httpGateways';
import { CalendarDate } from '../../src/domain/CalendarDate';
import { everyCall } from '../support/everyCall';
import { sessionSlot } from '../support/FakeNetwork';
import { type CallName, type Fault, type OpenPortal, emailOf, signIn } from './PortalUnderTest';

/** The fault as the reference server names it. */
const serverFault = (call: CallName, fault: Fault): object => {
  const { call: wire } = everyCall.find(({ through }) => through === call) ?? {};
  if (wire === undefined) throw new Error(`${call} is no call of the API.`);
  return { ...fault, kind: fault.kind === 'unreadable' ? 'malformed' : fault.kind, call: wire, times: 1 };
};

let worlds = 0;

/** What a run of the suites has covered. */
interface Coverage {
  /** A request, "GET /api/claims". */
  sent(call: string): void;
  /** A gateway's method, "claims.list". */
  called(method: string): void;
}

const noting = (gateways: HttpGateways, { called }: Coverage): HttpGateways => {
  const noted = <T extends object>(area: keyof HttpGateways, gateway: T): T =>
    new Proxy(gateway, {
      get: (target, method) => {
        called(`${area}.${String(method)}`);
        return Reflect.get(target, method) as unknown;
      },
    });
  return {
    auth: noted('auth', gateways.auth),
    claims: noted('claims', gateways.claims),
    customer: noted('customer', gateways.customer),
    policy: noted('policy', gateways.policy),
    rating: noted('rating', gateways.rating),
    billing: noted('billing', gateways.billing),
    documents: noted('documents', gateways.documents),
  };
};

/** Opens portals on the HTTP adapter, each with a world of its own at the reference server. */
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
      gateways: noting(httpGateways({ fetch: send, baseUrl: baseUrl(), session }), coverage),
      session,
      // The reference server has no time of its own: it runs in this process.
      today: CalendarDate.ofLocalDate(new Date()),
      failNext: async (call: CallName, fault: Fault): Promise<void> => {
        const response = await fetch(`${baseUrl()}/_reference/faults`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...world },
          body: JSON.stringify(serverFault(call, fault)),
        });
        if (!response.ok) throw new Error(`The reference server did not take the fault: ${await response.text()}`);
      },
    };
    if (persona !== undefined) await signIn(portal, emailOf(persona));
    return portal;
  };
