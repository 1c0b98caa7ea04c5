type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const nodeAt = (node: unknown, key: string): Node => {
  const value: unknown = isNode(node) ? node[key] : undefined;
  return isNode(value) ? value : {};
};

const listAt = (node: Node, key: string): readonly unknown[] => {
  const value = node[key];
  return Array.isArray(value) ? (value as readonly unknown[]) : value === undefined ? [] : [value];
};

/** The node behind a reference within the file. */
const resolved = (api: Node, node: Node): Node => {
  const reference = node['$ref'];
  if (typeof reference !== 'string') return node;
  return reference.slice(2).split('/').reduce<Node>(nodeAt, api);
};

type Direction = 'request' | 'reply';

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

/** Both versions of one schema, and where it is. */
interface Compared {
  readonly before: readonly [api: Node, schema: Node];
  readonly after: readonly [api: Node, schema: Node];
  readonly place: string;
  readonly direction: Direction;
}

const changesOfSchema = ({ before, after, place, direction }: Compared): readonly string[] => {
  const [oldApi, oldReference] = before;
  const [newApi, newReference] = after;
  const old = resolved(oldApi, oldReference);
  const now = resolved(newApi, newReference);
  const changes: string[] = [];

  const types = [listAt(old, 'type'), listAt(now, 'type')].map((list) => list.toSorted().join(' or '));
  if (types[0] !== types[1]) changes.push(`${place}: the type ${types[0]} is now ${types[1]}`);
  for (const keyword of constraints) {
    const [was, is] = [old[keyword], now[keyword]].map((value) => (value === true ? undefined : value));
    if (was !== is) changes.push(`${place}: ${keyword} was ${String(was)} and is now ${String(is)}`);
  }
  for (const keyword of ['enum', 'x-extensible']) {
    const gone = listAt(old, keyword).filter((value) => !listAt(now, keyword).includes(value));
    if (gone.length > 0) changes.push(`${place}: no longer has the values ${gone.join(', ')}`);
    // A closed list where any text was allowed.
    if (keyword === 'enum' && old['enum'] === undefined && now['enum'])
      changes.push(`${place}: allows only some values`);
  }

  const [wasRequired, isRequired] = [listAt(old, 'required'), listAt(now, 'required')];
  for (const name of isRequired) {
    if (!wasRequired.includes(name)) changes.push(`${place}.${String(name)}: is now required`);
  }
  for (const name of wasRequired) {
    const isStillThere = Object.hasOwn(nodeAt(now, 'properties'), String(name));
    if (direction === 'reply' && isStillThere && !isRequired.includes(name))
      changes.push(`${place}.${String(name)}: is no longer required`);
  }
  for (const [name, property] of Object.entries(nodeAt(old, 'properties'))) {
    const next = nodeAt(now, 'properties')[name];
    if (!isNode(next)) changes.push(`${place}.${name}: was removed`);
    else if (isNode(property)) {
      changes.push(
        ...changesOfSchema({ before: [oldApi, property], after: [newApi, next], place: `${place}.${name}`, direction }),
      );
    }
  }
  if (isNode(old['items']) && isNode(now['items'])) {
    const items = { before: [oldApi, old['items']], after: [newApi, now['items']] } as const;
    changes.push(...changesOfSchema({ ...items, place: `${place}[]`, direction }));
  }
  return changes;
};

const jsonOf = (api: Node, body: Node): Node =>
  nodeAt(nodeAt(nodeAt(resolved(api, body), 'content'), 'application/json'), 'schema');

const parametersOf = (api: Node, ...owners: readonly Node[]): ReadonlyMap<string, Node> =>
  new Map(
    owners
      .flatMap((owner) => listAt(owner, 'parameters'))
      .filter(isNode)
      .map((parameter) => resolved(api, parameter))
      .map((parameter) => [`${String(parameter['in'])} ${String(parameter['name'])}`, parameter]),
  );

const methods = ['get', 'put', 'post', 'delete', 'patch'];

const changesOfOperation = (
  place: string,
  before: readonly [Node, Node, Node],
  after: readonly [Node, Node, Node],
): readonly string[] => {
  const [oldApi, oldPath, old] = before;
  const [newApi, newPath, now] = after;
  const changes: string[] = [];
  const [oldParameters, parameters] = [parametersOf(oldApi, oldPath, old), parametersOf(newApi, newPath, now)];
  for (const [name, parameter] of parameters) {
    if (parameter['required'] === true && oldParameters.get(name)?.['required'] !== true) {
      changes.push(`${place}: the ${name} is now required`);
    }
  }
  for (const name of oldParameters.keys()) if (!parameters.has(name)) changes.push(`${place}: the ${name} was removed`);

  const bodies = {
    before: [oldApi, jsonOf(oldApi, nodeAt(old, 'requestBody'))],
    after: [newApi, jsonOf(newApi, nodeAt(now, 'requestBody'))],
  } as const;
  changes.push(...changesOfSchema({ ...bodies, place: `${place} request`, direction: 'request' }));

  const [oldReplies, replies] = [nodeAt(old, 'responses'), nodeAt(now, 'responses')];
  for (const status of Object.keys(oldReplies)) {
    const next = replies[status];
    if (!isNode(next)) changes.push(`${place}: the reply ${status} was removed`);
    else {
      const schemas = {
        before: [oldApi, jsonOf(oldApi, nodeAt(oldReplies, status))],
        after: [newApi, jsonOf(newApi, next)],
      } as const;
      changes.push(...changesOfSchema({ ...schemas, place: `${place} ${status}`, direction: 'reply' }));
    }
  }
  return changes;
};

/** Changes of an OpenAPI file that break the portal, or a backend that keeps to the file before. */
export const breakingChanges = (before: Node, after: Node): readonly string[] => {
  const changes = Object.entries(nodeAt(before, 'paths')).flatMap(([template, path]) =>
    methods
      .filter((method) => isNode(path) && isNode(path[method]))
      .flatMap((method) => {
        const place = `${method.toUpperCase()} ${template}`;
        const newPath = nodeAt(nodeAt(after, 'paths'), template);
        if (!isNode(newPath[method])) return [`${place}: was removed`];
        const oldPath = nodeAt(nodeAt(before, 'paths'), template);
        return changesOfOperation(
          place,
          [before, oldPath, nodeAt(oldPath, method)],
          [after, newPath, nodeAt(newPath, method)],
        );
      }),
  );
  return [...new Set(changes)];
};

/** What a release with breaking changes lacks: another major version, and its entry in the changelog. */
export const unrecorded = (before: Node, after: Node, changelog: string): readonly string[] => {
  const breaking = breakingChanges(before, after);
  const [was, is] = [before, after].map((api) => String(nodeAt(api, 'info')['version']));
  const isNewMajor = was?.split('.')[0] !== is?.split('.')[0];
  const isInChangelog = changelog.includes(`\n## ${is}\n`);
  return isNewMajor && isInChangelog ? [] : breaking;
};
