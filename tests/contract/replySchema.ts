import type { Schema } from '../../scripts/pact/schemaProblems';
import { nodeAt, openApiFile, resolved } from './openApiFile';

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

const mediaOf = (call: string): Media => {
  const [method = '', template = ''] = call.split(' ');
  const replies = nodeAt(openApiFile, 'paths', template, method.toLowerCase(), 'responses');
  return nodeAt(resolved(nodeAt(replies, '200' in replies ? '200' : '2XX')), 'content', 'application/json');
};

/** The schema of a success; without `properties` where any body will do. */
export const replySchema = (call: string): Schema => resolved(mediaOf(call).schema ?? {});

/** The examples of a success by name; "example" for the only one. */
export const replyExamples = (call: string): Readonly<Record<string, unknown>> => {
  const { example, examples } = mediaOf(call);
  return examples
    ? Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]))
    : { example };
};

/** Every field below `data`, "currentTerm.coverages.*.code", with its schema. */
export const replyFields = (call: string): readonly (readonly [field: string, schema: Schema])[] => {
  const below = (schema: Schema, way: string): readonly (readonly [string, Schema])[] => {
    const { properties = {}, items } = resolved(schema);
    if (items) return below(items, `${way}*.`);
    return Object.entries(properties).flatMap(([name, field]) => [
      [way + name, resolved(field)] as const,
      ...below(field, `${way}${name}.`),
    ]);
  };
  return below(replySchema(call).properties?.['data'] ?? {}, '');
};
