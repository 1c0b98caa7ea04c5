import { readFileSync } from 'node:fs';
import { placesAt } from '../pact/edits';
import { everyCall } from '../support/everyCall';
import { json } from '../support/FakeNetwork';
import { adasGateways } from './adasGateways';
import { apiCalls } from './apiCalls';
import { isUnreadable } from './isUnreadable';
import { replyExamples, replyFields, replySchema } from './replySchema';

/** A row of docs/replies.md: how the portal reads an absent field, a null and an unknown value. */
interface FieldRule {
  readonly call: string;
  /** As in the OpenAPI file, below `data`. */
  readonly field: string;
  /** For a field that is absent or null. "rejected" fails the whole reply; "not used" never matters. */
  readonly absent: string;
  /** For a value that the portal does not know; empty for a field without such values. */
  readonly unknown: string;
}

/** Each row also says why. */
const ROW = /^\| `(?<field>\S+)` +\| (?<absent>.*?) *\| (?<unknown>.*?) *\| \w.*\|$/gm;

const rules = readFileSync('docs/replies.md', 'utf8')
  .split('\n## ')
  .slice(1)
  .flatMap((section) => {
    const [call = ''] = section.split('\n', 1);
    return [...section.matchAll(ROW)].map(({ groups }) => ({ call, ...groups }) as FieldRule);
  });

/** What every method that makes the call reads from a reply; "rejected" where all of them fail. */
const readings = async (call: string, reply: unknown): Promise<unknown> => {
  const made = everyCall.filter(
    (one) => one.call === call && (call !== 'PUT /api/policies' || one.through === 'policy.changeCoverages'),
  );
  const outcomes = await Promise.all(
    made.map(({ make }) => {
      const gateways = adasGateways(async () => json(200, reply, { 'x-falcon-refresh': 'refresh-9' }));
      return make(gateways, new AbortController().signal).catch(() => 'rejected');
    }),
  );
  const read = outcomes.filter((outcome) => outcome !== undefined && !isRejected(outcome));
  if (read.length > 0) return read;
  return outcomes.some(isRejected) ? 'rejected' : outcomes;
};

const isRejected = (outcome: unknown): boolean => outcome === 'rejected' || isUnreadable(outcome);

/** The call's first example with a value for the field, after an edit of that field. */
const edited = ({ call, field }: FieldRule, edit: (parent: object, key: string) => void): unknown => {
  const example = Object.values(replyExamples(call)).find((reply) =>
    placesAt(reply, `data.${field}`).some(({ parent, key }) => (Reflect.get(parent, key) ?? undefined) !== undefined),
  );
  if (example === undefined) throw new Error(`No example of ${call} has ${field}.`);
  const copy = structuredClone(example);
  for (const { parent, key } of placesAt(copy, `data.${field}`)) edit(parent, key);
  return copy;
};

describe('docs/replies.md', () => {
  it('has a row for every field of every reply @WIRE-49', () => {
    const fields = apiCalls.flatMap((call) =>
      replySchema(call).properties ? replyFields(call).map(([field]) => `${call} ${field}`) : [],
    );
    expect(rules.map(({ call, field }) => `${call} ${field}`).toSorted()).toEqual(fields.toSorted());
  });
});

describe.each(rules.map((rule) => [`${rule.call} ${rule.field}`, rule] as const))('%s @WIRE-49', (_, rule) => {
  const absent = () => edited(rule, (parent, key) => Reflect.deleteProperty(parent, key));
  const isNullable = replyFields(rule.call).some(
    ([field, { type }]) => field === rule.field && Array.isArray(type) && type.includes('null'),
  );

  it(`absent: ${rule.absent}`, async () => {
    const outcome = await readings(rule.call, absent());
    if (rule.absent.startsWith('rejected')) expect(outcome).toBe('rejected');
    else expect(outcome).not.toBe('rejected');
  });

  if (isNullable) {
    it(`null: ${rule.absent}`, async () => {
      const reply = edited(rule, (parent, key) => Reflect.set(parent, key, null));
      expect(await readings(rule.call, reply)).toEqual(await readings(rule.call, absent()));
    });
  }

  if (rule.unknown !== '') {
    it(`unknown value: ${rule.unknown}`, async () => {
      const outcome = await readings(
        rule.call,
        edited(rule, (parent, key) => Reflect.set(parent, key, 'not-known')),
      );
      if (rule.unknown === 'rejected') expect(outcome).toBe('rejected');
      else expect(outcome).not.toBe('rejected');
      if (rule.unknown === 'shown as received') expect(JSON.stringify(outcome)).toContain('not-known');
    });
  }

  if (rule.absent === 'not used') {
    it('makes no difference', async () => {
      const whole = edited(rule, () => undefined);
      expect(await readings(rule.call, whole)).toEqual(await readings(rule.call, absent()));
    });
  }
});
