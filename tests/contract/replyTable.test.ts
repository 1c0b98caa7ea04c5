import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { everyCall } from '../support/everyCall';
import { fakeNetwork, json } from '../support/FakeNetwork';
import { placesAt } from '../pact/edits';
import { replyExamples, replyFields, replySchema } from './replySchema';
import { type FieldRule, replyPage, replyTable } from './replyTable';
import { adasGateways } from './adasGateways';
import { apiCalls } from './apiCalls';

const page = path.join(__dirname, '../../docs/replies.md');

/** What every method that makes the call reads from a reply; "rejected" where all of them fail. */
const readings = async (call: string, reply: unknown): Promise<unknown> => {
  const made = everyCall.filter(
    (one) => one.call === call && (call !== 'PUT /api/policies' || one.through === 'policy.changeCoverages'),
  );
  const outcomes = await Promise.all(
    made.map(async ({ make }) => {
      const { fetch } = fakeNetwork(() => json(200, reply, { 'x-falcon-refresh': 'refresh-9' }));
      return make(adasGateways(fetch), new AbortController().signal).catch(() => 'rejected');
    }),
  );
  const [unreadable] = outcomes.filter(isRejected);
  const read = outcomes.filter((outcome) => outcome !== undefined && !isRejected(outcome));
  if (read.length > 0) return read;
  return unreadable === undefined ? outcomes : 'rejected';
};

/** A preview, and a check of an invitation, turn an unreadable reply into an outcome of their own. */
const isRejected = (outcome: unknown): boolean =>
  outcome === 'rejected' || ['refused', 'userExists'].includes(String(Reflect.get(Object(outcome), 'kind')));

/** The call's first example with a value for the field, after an edit of that field. */
const edited = ({ call, field }: FieldRule, edit: (parent: object, key: string) => void): readonly unknown[] => {
  const examples = Object.values(replyExamples(call)).filter((example) =>
    placesAt(example, `data.${field}`).some(({ parent, key }) => (Reflect.get(parent, key) ?? undefined) !== undefined),
  );
  return examples.slice(0, 1).map((example) => {
    const copy = structuredClone(example);
    for (const { parent, key } of placesAt(copy, `data.${field}`)) edit(parent, key);
    return copy;
  });
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

describe.each(replyTable.map((rule) => [`${rule.call} ${rule.field}`, rule] as const))('%s', (_, rule) => {
  const absent = edited(rule, (parent, key) => Reflect.deleteProperty(parent, key));
  const isNullable = replyFields(rule.call).some(
    ([field, { type }]) => field === rule.field && Array.isArray(type) && type.includes('null'),
  );

  it(`absent: ${rule.absent}`, async () => {
    expect(absent).not.toEqual([]);
    for (const reply of absent) {
      const outcome = await readings(rule.call, reply);
      if (rule.absent.startsWith('rejected')) expect(outcome).toBe('rejected');
      else expect(outcome).not.toBe('rejected');
    }
  });

  if (isNullable) {
    it(`null: ${rule.absent}`, async () => {
      for (const [index, reply] of edited(rule, (parent, key) => Reflect.set(parent, key, null)).entries()) {
        expect(await readings(rule.call, reply)).toEqual(await readings(rule.call, absent[index]));
      }
    });
  }

  if (rule.unknown !== '') {
    it(`unknown value: ${rule.unknown}`, async () => {
      for (const reply of edited(rule, (parent, key) => Reflect.set(parent, key, 'not-known'))) {
        const outcome = await readings(rule.call, reply);
        if (rule.unknown === 'rejected') expect(outcome).toBe('rejected');
        else expect(outcome).not.toBe('rejected');
        if (rule.unknown === 'shown as received') expect(JSON.stringify(outcome)).toContain('not-known');
      }
    });
  }

  if (rule.absent === 'not used') {
    it('makes no difference', async () => {
      const whole = edited(rule, () => undefined);
      for (const [index, reply] of whole.entries()) {
        expect(await readings(rule.call, reply)).toEqual(await readings(rule.call, absent[index]));
      }
    });
  }
});
