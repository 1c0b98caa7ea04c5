import fc from 'fast-check';
import type { Schema } from '../../scripts/pact/schemaProblems';
import { resolved } from './openApiFile';

const typesOf = ({ type }: Schema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type;

const day = fc
  .date({ min: new Date('1901-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const moment = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .chain((date) =>
    fc.constantFrom(
      date.toISOString(),
      date.toISOString().replace(/\.\d+Z$/, '+05:30'),
      date.toISOString().replace('Z', '-08:00'),
    ),
  );

const texts = ({
  format,
  pattern,
  minLength = 0,
  maxLength = 300,
  'x-extensible': known,
}: Schema): fc.Arbitrary<unknown> => {
  if (format === 'date') return day;
  if (format === 'date-time') return moment;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const any = fc.oneof(fc.string({ minLength, maxLength, unit: 'grapheme' }), fc.string({ minLength, maxLength }));
  return known ? fc.oneof(fc.constantFrom(...known.filter((value) => value.length >= minLength)), any) : any;
};

/** One branch of `if`: its fields and what it requires, on top of the schema's own. */
const withBranch = (schema: Schema, branch: Schema = {}): Schema => {
  const { if: _if, then: _then, else: _else, ...rest } = schema;
  const properties = { ...rest.properties };
  for (const [name, field] of Object.entries(branch.properties ?? {})) {
    if (Object.keys(field).length > 0) properties[name] = { ...resolved(properties[name] ?? {}), ...field };
  }
  return { ...rest, properties, required: [...(rest.required ?? []), ...(branch.required ?? [])] };
};

const objects = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.if) {
    const isTrue = withBranch(withBranch(schema, schema.if), schema.then);
    // A branch without its condition: the fields of the condition are left out.
    const { properties = {}, ...rest } = withBranch(schema, schema.else);
    const conditions = Object.keys(schema.if.properties ?? {});
    const others = Object.fromEntries(Object.entries(properties).filter(([name]) => !conditions.includes(name)));
    return fc.oneof(objects(isTrue), objects({ ...rest, properties: others }));
  }
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const known = fc.record(Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, anyOf(field)])), {
    requiredKeys: [...new Set(required)].filter((name) => name in properties),
  });
  const more = fc.dictionary(fc.stringMatching(/^added[A-Z]{1,5}$/), fc.jsonValue(), { maxKeys: 2 });
  return additionalProperties ? fc.tuple(more, known).map(([added, fields]) => ({ ...added, ...fields })) : known;
};

const ofType = (type: string, schema: Schema): fc.Arbitrary<unknown> => {
  const { minimum = -1e9, maximum = 1e9 } = schema;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.oneof(
        fc.integer({ min: minimum, max: maximum }),
        fc.double({ min: minimum, max: maximum, noNaN: true }),
      );
    case 'string':
      return texts(schema);
    case 'array':
      return fc.array(anyOf(schema.items ?? {}), { maxLength: 4 });
    default:
      return objects(schema);
  }
};

/** Any value that a schema of the OpenAPI file allows. */
export const anyOf = (reference: Schema): fc.Arbitrary<unknown> => {
  const schema = resolved(reference);
  const types = typesOf(schema);
  return types.length === 0 ? fc.jsonValue() : fc.oneof(...types.map((type) => ofType(type, schema)));
};
