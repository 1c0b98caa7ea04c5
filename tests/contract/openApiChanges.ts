// Says what a new OpenAPI file breaks.
import { type Node, isNode, nodeAt, operationsOf, resolved } from './openApiFile';

const listAt = (node: Node, key: string): readonly unknown[] => {
  const value = node[key];
  return Array.isArray(value) ? (value as readonly unknown[]) : value === undefined ? [] : [value];
};

/** An operation, one of its parameters or replies, or a field of a body. */
interface Place {
  readonly schema: Node;
  /** The place that this one is in; `undefined` for an operation. */
  readonly inside: string | undefined;
  readonly isRequired: boolean;
  readonly isReply: boolean;
}

const placesOf = (api: Node): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>();
  const add = (name: string, inside: string, given: Node, isReply: boolean, isRequired = false): void => {
    const schema = resolved(given, api);
    places.set(name, { schema, inside, isReply, isRequired });
    const required = listAt(schema, 'required').map(String);
    const properties = nodeAt(schema, 'properties');
    for (const field of new Set([...Object.keys(properties), ...required]))
      add(`${name}.${field}`, name, nodeAt(properties, field), isReply, required.includes(field));
    if (isNode(schema['items'])) add(`${name}[]`, name, schema['items'], isReply);
  };
  const bodyOf = (node: Node): Node => nodeAt(resolved(node, api), 'content', 'application/json', 'schema');

  for (const { name, address, operation } of operationsOf(api)) {
    places.set(name, { schema: {}, inside: undefined, isReply: false, isRequired: false });
    for (const given of [address, operation].flatMap((owner) => listAt(owner, 'parameters')).filter(isNode)) {
      const parameter = resolved(given, api);
      const parameterName = `${name} ${String(parameter['in'])} ${String(parameter['name'])}`;
      add(parameterName, name, {}, false, parameter['required'] === true);
    }
    add(`${name} request`, name, bodyOf(nodeAt(operation, 'requestBody')), false);
    for (const [status, reply] of Object.entries(nodeAt(operation, 'responses')))
      add(`${name} ${status}`, name, bodyOf(reply as Node), true);
  }
  return places;
};

/** Keywords that narrow or widen a text or a number. */
const constraints = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'additionalProperties',
];

const changesOf = (was: Place, is: Place): readonly string[] => {
  const typeOf = ({ schema }: Place) => listAt(schema, 'type').toSorted().join(' or ');
  const constraint = ({ schema }: Place, keyword: string) => (schema[keyword] === true ? undefined : schema[keyword]);
  return [
    ...(typeOf(was) === typeOf(is) ? [] : [`the type ${typeOf(was)} is now ${typeOf(is)}`]),
    ...constraints
      .filter((keyword) => constraint(was, keyword) !== constraint(is, keyword))
      .map((keyword) => `${keyword} was ${String(was.schema[keyword])} and is now ${String(is.schema[keyword])}`),
    ...['enum', 'x-extensible']
      .flatMap((keyword) => listAt(was.schema, keyword).filter((value) => !listAt(is.schema, keyword).includes(value)))
      .map((value) => `no longer has the value ${String(value)}`),
    ...(was.schema['enum'] === undefined && is.schema['enum'] ? ['allows only some values'] : []),
    ...(is.isRequired && !was.isRequired ? ['is now required'] : []),
    ...(was.isReply && was.isRequired && !is.isRequired ? ['is no longer required'] : []),
  ];
};

/** Changes of an OpenAPI file that break the portal, or a backend that follows the earlier file. */
export const breakingChanges = (before: Node, after: Node): readonly string[] => {
  const [old, now] = [placesOf(before), placesOf(after)];
  const gone = [...old]
    .filter(([name, { inside }]) => !now.has(name) && (inside === undefined || now.has(inside)))
    .map(([name]) => `${name}: was removed`);
  const changed = [...now].flatMap(([name, is]) => {
    const was = old.get(name);
    if (was) return changesOf(was, is).map((change) => `${name}: ${change}`);
    return is.isRequired && old.has(is.inside ?? '') ? [`${name}: is now required`] : [];
  });
  return [...gone, ...changed];
};

/** What a release with breaking changes lacks: another major version, and its entry in the changelog. */
export const unrecorded = (before: Node, after: Node, changelog: string): readonly string[] => {
  const breaking = breakingChanges(before, after);
  const [was, is] = [before, after].map((api) => String(nodeAt(api, 'info')['version']));
  const isNewMajor = was?.split('.')[0] !== is?.split('.')[0];
  const isInChangelog = changelog.includes(`\n## ${is}\n`);
  return isNewMajor && isInChangelog ? [] : breaking;
};
