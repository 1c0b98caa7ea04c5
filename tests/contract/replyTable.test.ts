import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { everyCall } from '../support/everyCall';
import { json } from '../support/FakeNetwork';
import { placesAt } from '../pact/edits';
import { replyExamples, replyFields, replySchema } from './replySchema';
import { type FieldRule, replyPage, replyTable } from './replyTable';
import { adasGateways } from './adasGateways';
import { apiCalls } from './apiCalls';
import { isUnreadable } from './isUnreadable';

const page = path.join(__dirname, '../../docs/replies.md');

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
    expect(replyTable.map(({ call, field }) => `${call} ${field}`).toSorted()).toEqual(fields.toSorted());
  });

  it('is what the table says', () => {
    const text = replyPage();
    if (process.env['REPLIES_WRITE'] === '1') writeFileSync(page, text);
    expect(readFileSync(page, 'utf8')).toBe(text);
  });
});

describe.each(replyTable.map((rule) => [`${rule.call} ${rule.field}`, rule] as const))('%s @WIRE-49', (_, rule) => {
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
