import { claimTextLimits } from '../../src/domain/claims/claimTexts';
import { addressLimits } from '../../src/domain/PostalAddress';
import { profileTexts } from '../../src/domain/profile/profileFields';
import { everyCall } from '../support/everyCall';
import { fakeNetwork, json } from '../support/FakeNetwork';
import { adasGateways } from './adasGateways';
import { apiCalls } from './apiCalls';
import { type Node, isNode, openApiFile, resolved } from './openApiFile';
import { replyExamples } from './replySchema';

/** Everything in the file that is an object, with the way to it. */
const nodes = (value: unknown, way = ''): readonly (readonly [string, Node])[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => nodes(item, `${way}/${index}`));
  if (!isNode(value)) return [];
  return [[way, value] as const, ...Object.entries(value).flatMap(([key, item]) => nodes(item, `${way}/${key}`))];
};

const all = nodes(openApiFile).filter(([way]) => !/\/(?:examples?)(?:\/|$)/.test(way));

describe('openapi/portal-api.yaml', () => {
  const schemasOf = (part: 'requestBody' | 'responses'): readonly (readonly [string, Node])[] => {
    const found = new Map<string, Node>();
    const follow = (value: unknown, way: string): void => {
      for (const [place, node] of nodes(value, way)) {
        if (/\/examples?(?:\/|$)|\/(?:if|then|else)(?:\/|$)/.test(place) || found.has(place)) continue;
        found.set(place, node);
        const reference = node['$ref'];
        if (typeof reference === 'string' && !found.has(reference)) follow(resolved(node), reference);
      }
    };
    for (const [way, node] of all) if (node[part] !== undefined) follow(node[part], `${way}/${part}`);
    return [...found].filter(([, { type }]) => type === 'object' || (Array.isArray(type) && type.includes('object')));
  };

  it('closes every request', () => {
    const open = schemasOf('requestBody').filter(([, node]) => node['additionalProperties'] !== false);
    expect(open.map(([way]) => way)).toEqual([]);
  });

  it('leaves every reply open: a backend may add a field or a value', () => {
    const replies = schemasOf('responses');
    expect(replies.length).toBeGreaterThan(30);
    expect(replies.filter(([, node]) => node['additionalProperties'] === false).map(([way]) => way)).toEqual([]);
    expect(all.filter(([way, node]) => node['enum'] && replies.some(([reply]) => way.startsWith(reply)))).toEqual([]);
  });

  it('has the limits of the forms', () => {
    const limitsIn = (name: string): object =>
      Object.fromEntries<unknown>(
        all
          .filter(([way]) => way.startsWith(`/components/schemas/${name}/properties/`))
          .map(([way, { maxLength }]) => [way.split('/').at(-1) ?? '', maxLength] as const),
      );
    const ofProfile = Object.entries(profileTexts).map(([field, { limit }]) => [field, limit]);
    expect(limitsIn('NewClaim')).toMatchObject(claimTextLimits);
    expect(limitsIn('SentAddress')).toMatchObject(addressLimits);
    expect(limitsIn('CustomerChange')).toMatchObject(Object.fromEntries(ofProfile) as object);
  });

  it('gives a reason for each assumption @WIRE-45', () => {
    const assumptions = all.filter(
      ([, node]) => node['x-assumption'] !== undefined || node['x-assumption-reason'] !== undefined,
    );
    expect(assumptions.length).toBeGreaterThanOrEqual(30);
    const unfounded = assumptions.filter(
      ([, node]) => node['x-assumption'] !== true || !/^[^\n]{20,}\.$/.test(String(node['x-assumption-reason'])),
    );
    expect(unfounded.map(([way]) => way)).toEqual([]);
  });

  it.each(apiCalls)('has examples of %s that the portal can read', async (call) => {
    const replies = Object.values(replyExamples(call));
    expect(replies).not.toContain(undefined);
    for (const reply of replies) {
      const gateways = adasGateways(fakeNetwork(() => json(200, reply)).fetch);
      const readings = everyCall
        .filter((made) => made.call === call)
        .map(({ make }) => make(gateways, new AbortController().signal));
      const outcomes = await Promise.allSettled(readings);
      // One address may have two kinds of replies, each read by a method of its own.
      expect(outcomes.map(({ status }) => status)).toContain('fulfilled');
    }
  });
});
