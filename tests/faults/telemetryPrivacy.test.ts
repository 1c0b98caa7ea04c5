import { telemetryBody } from '../../src/adapters/telemetry/telemetryBody';
import type { Occurrence } from '../../src/application/ports/Telemetry';
import { routes as addresses } from '../../src/ui/screen/routes';
import { everyCall } from '../support/everyCall';
import { json } from '../support/FakeNetwork';
import type { Fault } from './faults';
import { contexts } from './matrix';
import { walk } from './walk';

/** Every text and long number inside a value. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const routes = Object.keys(addresses);

const known = [...routes, 'callFailed', 'defect', 'newYork', 'kind', 'route', 'status'].join(' ').toLowerCase();

const isPrivate = (text: string): boolean => text.length > 3 && !known.includes(text.toLowerCase());

const everyReply = JSON.stringify(everyCall.map(({ success }) => success[0]));

/** The insurer puts all that it knows into its failures. */
const indiscreet = (status: number, correlationId: string): Pick<Fault, 'answer'> => ({
  answer: () => json(status, { message: everyReply, description: everyReply }, { 'x-correlation-id': correlationId }),
});

const faults: Readonly<Record<string, Pick<Fault, 'answer'>>> = {
  'no response': { answer: () => Promise.reject(new TypeError(everyReply)) },
  'a 500 that names the customer': indiscreet(500, 'ada@example.com'),
  'a 401 that names the policy': indiscreet(401, 'HP-12345678'),
  'an unreadable success': { answer: () => new Response(everyReply.slice(1)) },
};

const bodyOf = (reported: readonly Occurrence[]): string =>
  telemetryBody(
    { release: '1', variant: 'newYork', routes },
    reported.flatMap((occurrence) => routes.map((route) => ({ route, occurrence }))),
  );

describe('What the operator learns of a customer', () => {
  it.each(Object.keys(faults))(
    'is nothing that the portal was told or typed, after %s on every screen @CONFIG-28',
    async (name) => {
      const fault = faults[name];
      let reports = 0;
      for (const context of Object.values(contexts)) {
        const walked = await walk(context, () => fault ?? { answer: () => new Response() });
        const typed = walked.typed?.();
        walked.act();
        await walked.pass(10_000);
        walked.leave();
        const { portal, network } = walked;
        reports += portal.reported.length;
        const told = [
          typed,
          portal.record.session.read(),
          network.calls.map(({ body }) => body),
          JSON.parse(everyReply),
        ];
        const body = bodyOf(portal.reported).toLowerCase();
        expect(textsIn(told).filter((text) => isPrivate(text) && body.includes(text.toLowerCase()))).toEqual([]);
      }
      expect(reports).toBeGreaterThan(5);
    },
  );
});
