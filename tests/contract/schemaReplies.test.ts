import fc from 'fast-check';
import { everyCall } from '../support/everyCall';
import { json } from '../support/FakeNetwork';
import { runs } from '../support/runs';
import { adasGateways } from './adasGateways';
import { anyOf } from './anyOf';
import { isUnreadable } from './isUnreadable';
import { replySchema } from './replySchema';

jest.setTimeout(runs(60_000, 1_800_000));

/** Fields that the call needs, and another kind of reply of the same operation has not. */
const needed: Readonly<Record<string, readonly string[]>> = {
  'auth.confirmTemporaryPassword': ['authToken', 'accessToken', 'userName'],
  'policy.changeCoverages': ['correlationId'],
};

/** A field of the reply's `data`. */
const fieldOf = (reply: unknown, field: string): unknown =>
  Reflect.get(Object(Reflect.get(Object(reply) as object, 'data')) as object, field);

const hasAll = (reply: unknown, fields: readonly string[]): boolean =>
  fields.every((field) => fieldOf(reply, field) !== undefined);

const isKnownChallenge = (reply: unknown): boolean => {
  const challenge = fieldOf(reply, 'challenge');
  return (
    typeof challenge !== 'string' ||
    challenge === 'NEW_PASSWORD_REQUIRED' ||
    hasAll(reply, ['authToken', 'accessToken', 'userName'])
  );
};

describe('Every reply that the OpenAPI file allows @WIRE-57', () => {
  it.each(everyCall.map((call) => [`${call.call} (${call.through})`, call] as const))(
    'can be read: %s',
    async (_, { call, through, make }) => {
      const replies = anyOf(replySchema(call))
        .filter((reply) => hasAll(reply, needed[through] ?? []))
        .filter((reply) => through !== 'auth.login' || isKnownChallenge(reply));
      // One connection for all replies, and no `expect` for each: these cost more than the reading. But a signal of its own for each call:
      // a signal gets slower with every call that listens to it.
      let reply: unknown;
      const gateways = adasGateways(async () => json(200, reply, { 'x-falcon-refresh': 'refresh-9' }));
      await fc.assert(
        fc.asyncProperty(replies, async (generated) => {
          reply = generated;
          return !isUnreadable(await make(gateways, new AbortController().signal));
        }),
        { numRuns: runs(50, 10_000) },
      );
    },
  );
});
