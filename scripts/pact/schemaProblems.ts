/** The parts of a JSON schema that the OpenAPI file uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly unknown[];
  readonly 'x-extensible'?: readonly string[];
  readonly description?: string;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
}

export type Resolve = (schema: Schema) => Schema;

/** "data[0].currentTerm.endDate", its value, and what was expected there. */
export interface Problem {
  readonly field: string;
  readonly value: unknown;
  readonly expected: string;
}

export const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = /^(?:19(?!00)|20)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime());
  return isReal && date.toISOString().startsWith(text);
};

/** ISO 8601 with a zone, as `Instant.parse` of the portal reads it. */
const MOMENT =
  /^(\d{4})-?(\d\d)-?(\d\d)[T ](?:(?:[01]\d|2[0-3]):?[0-5]\d(?::?[0-5]\d(?:[.,]\d+)?)?|24:?00(?::?00(?:[.,]0+)?)?) ?(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/i;

/** The milliseconds of a moment in any form of ISO 8601; an engine reads only some of them. */
export const millisecondsOf = (moment: string): number => {
  const [, year, month, day, time = '', zone = ''] =
    /^(\d{4})-?(\d\d)-?(\d\d)[T ]([\d:.,]+) ?(Z|[+-][\d:]+)$/i.exec(moment) ?? [];
  const [clock = '', fraction = ''] = time.replaceAll(':', '').split(/[.,]/);
  const [hour, minute, second] = clock.padEnd(6, '0').match(/../g) ?? [];
  const offset = /^z$/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.replace(':', '').slice(3).padEnd(2, '0')}`;
  return Date.parse(
    `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.padEnd(3, '0').slice(0, 3)}${offset}`,
  );
};

const isMoment = (text: string): boolean => {
  const [, year, month, day] = MOMENT.exec(text) ?? [];
  return year !== undefined && isDay(`${year}-${month}-${day}`);
};

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

const names: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const textExpectation = ({ format, pattern, minLength = 0 }: Schema, text: string): string | undefined => {
  if (format === 'date' && !isDay(text)) return 'a day as yyyy-MM-dd';
  if (format === 'date-time' && !isMoment(text)) return 'a moment of ISO 8601 with its zone, as 2026-11-21T09:30:00Z';
  if (text.length < minLength) return 'a text that is not empty';
  return pattern !== undefined && !new RegExp(pattern).test(text) ? `a text that matches ${pattern}` : undefined;
};

const numberExpectation = ({ minimum, maximum }: Schema, value: number): string | undefined => {
  if (minimum !== undefined && value < minimum) return `a number of at least ${minimum}`;
  return maximum !== undefined && value > maximum ? `a number of at most ${maximum}` : undefined;
};

const expectation = (schema: Schema, value: unknown): string | undefined => {
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.includes(typeOf(value))) {
    const wanted = types.map((type) => names[type] ?? type).join(' or ');
    const { description } = schema;
    return description ? `${wanted} (${description.replaceAll('\n', ' ').replace(/\.$/, '')})` : wanted;
  }
  if (typeof value === 'string') return textExpectation(schema, value);
  return typeof value === 'number' ? numberExpectation(schema, value) : undefined;
};

/** What programs write for a value that is missing. */
const NOTHING = /^(?:null|undefined|None|NaN|\[object Object\])(?: (?:null|undefined|None))*$/;

/** A replacement character, or UTF-8 that was decoded in another character set: "donâ€™t", "CaÃ±Ã³n". */
const GARBLED = /.{0,8}(?:\ufffd|â€|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]).{0,8}/;

const garbledExpectation = (value: unknown): string | undefined => {
  const [part] = (typeof value === 'string' && GARBLED.exec(value)) || [];
  return part && `the letters as they were written, where it has "${part}": it was read in another character set`;
};

/** A customer may write it, or have it for a name. */
const WRITTEN = /\.(?:firstName|lastName|description|equipment)$/;

/** PHP writes an object without fields as an empty list. The portal reads both alike. */
const isEmptyObject = ({ type }: Schema, value: unknown): boolean =>
  Array.isArray(value) && value.length === 0 && [type].flat().includes('object');

const objectProblems = (schema: Schema, value: object, field: string, resolve: Resolve): readonly Problem[] => {
  const { properties = {}, required = [] } = schema;
  const branch =
    schema.if && (schemaProblems(schema.if, value, field, resolve).length === 0 ? schema.then : schema.else);
  return [
    ...required
      .filter((name) => Reflect.get(value, name) === undefined)
      .map((name) => ({ field: `${field}.${name}`, value: undefined, expected: 'a value' })),
    ...Object.entries(properties).flatMap(([name, part]) => {
      const given: unknown = Reflect.get(value, name);
      return given === undefined ? [] : schemaProblems(part, given, `${field}.${name}`, resolve);
    }),
    ...(branch ? schemaProblems(branch, value, field, resolve) : []),
  ];
};

/** The places where a value violates a schema. Fields that the schema does not name are ignored. */
export const schemaProblems = (
  reference: Schema,
  value: unknown,
  field: string,
  resolve: Resolve,
): readonly Problem[] => {
  const schema = resolve(reference);
  if (isEmptyObject(schema, value)) return objectProblems(schema, {}, field, resolve);
  const isNothing = typeof value === 'string' && NOTHING.test(value) && !WRITTEN.test(field);
  const expected =
    expectation(schema, value) ??
    (isNothing ? 'null or no value where there is none' : undefined) ??
    garbledExpectation(value);
  if (expected !== undefined) return [{ field, value, expected }];
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.flatMap((item, index) => schemaProblems(items, item, `${field}[${index}]`, resolve)) : [];
  }
  return typeof value === 'object' && value !== null ? objectProblems(schema, value, field, resolve) : [];
};
