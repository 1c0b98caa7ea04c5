import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { httpGateways } from '../../src/adapters/http/httpGateways';
import { everyCall } from '../support/everyCall';
import { fakeNetwork, json, sessionOf, sessionSlot } from '../support/FakeNetwork';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const contract = parse(readFileSync(path.join(__dirname, '../../openapi/portal-api.yaml'), 'utf8')) as Node;

/** Everything in the file that is an object, with the way to it. */
const nodes = (value: unknown, way = ''): readonly (readonly [string, Node])[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => nodes(item, `${way}/${index}`));
  if (!isNode(value)) return [];
  return [[way, value] as const, ...Object.entries(value).flatMap(([key, item]) => nodes(item, `${way}/${key}`))];
};

const all = nodes(contract).filter(([way]) => !/\/(?:examples?)(?:\/|$)/.test(way));

const at = (...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), contract);

const resolved = (node: unknown): unknown => {
  const reference = isNode(node) ? node['$ref'] : undefined;
  return typeof reference === 'string' ? at(...reference.slice(2).split('/')) : node;
};

/** What a call may answer with 200, by its examples. */
const repliesOf = (call: string): readonly unknown[] => {
  const [method = '', template = ''] = call.split(' ');
  const media = resolved(at('paths', template, method.toLowerCase(), 'responses', '200'));
  const { example, examples } = (isNode(media) ? (media['content'] as Node)['application/json'] : {}) as Node;
  return isNode(examples) ? Object.values(examples).map((one) => (one as Node)['value']) : [example];
};

describe('openapi/portal-api.yaml', () => {
  it('allows no field that it does not name, but in what the specification leaves open', () => {
    const open = all.filter(([, node]) => node['type'] === 'object' && node['additionalProperties'] !== false);
    expect(open.map(([way]) => way.split('/').at(-1))).toEqual(['paymentDetails']);
  });

  it('gives a reason for each assumption', () => {
    const assumptions = all.filter(
      ([, node]) => node['x-assumption'] !== undefined || node['x-assumption-reason'] !== undefined,
    );
    expect(assumptions.length).toBeGreaterThan(15);
    const unfounded = assumptions.filter(
      ([, node]) => node['x-assumption'] !== true || !/^[^\n]{20,}\.$/.test(String(node['x-assumption-reason'])),
    );
    expect(unfounded.map(([way]) => way)).toEqual([]);
  });

  it.each([...new Set(everyCall.map(({ call }) => call))])(
    'has examples of %s that the portal can read',
    async (call) => {
      const replies = repliesOf(call);
      expect(replies).not.toContain(undefined);
      for (const reply of replies) {
        const network = fakeNetwork(() => json(200, reply));
        const gateways = httpGateways({
          fetch: network.fetch,
          baseUrl: 'http://portal.test',
          session: sessionSlot(sessionOf('ada')),
        });
        const readings = everyCall
          .filter((made) => made.call === call)
          .map(({ make }) => make(gateways, new AbortController().signal));
        const outcomes = await Promise.allSettled(readings);
        // One address may have two kinds of replies, each read by a method of its own.
        expect(outcomes.map(({ status }) => status)).toContain('fulfilled');
      }
    },
  );
});
