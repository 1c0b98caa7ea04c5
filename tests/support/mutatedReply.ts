import fc from 'fast-check';

/** Values that replace others. */
const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  0.1 + 0.2,
  '',
  ' ',
  '0',
  'NaN',
  '2026-02-30',
  '9999-99-99T99:99:99Z',
  '<img src=x onerror="window.ran=1">',
  '<script>window.ran=1</script>',
  'javascript:window.ran=1',
  '"><svg onload=window.ran=1>',
  '../../..%2f\\\u0000\u202e',
  '__proto__',
  'x'.repeat(10_000),
  [],
  {},
  [[[]]],
  { constructor: null, toString: null },
];

/** One change of a response: of a JSON node, counted from the root, or of the text. */
export type Mutation =
  | { readonly kind: 'replace'; readonly node: number; readonly value: unknown }
  | { readonly kind: 'remove' | 'double'; readonly node: number }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'insert'; readonly at: number; readonly text: string };

export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('replace' as const),
      node: fc.nat(60),
      value: fc.oneof(fc.constantFrom(...hostileValues), fc.jsonValue()),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('remove' as const, 'double' as const), node: fc.nat(60) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut' as const), at: fc.nat(400) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('insert' as const),
      at: fc.nat(400),
      text: fc.constantFrom('"', '}', '\u0000', '<'),
    }),
  },
);

interface Place {
  readonly parent: object;
  readonly key: string;
}

const placesIn = (value: unknown): readonly Place[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => [{ parent: value, key }, ...placesIn(Reflect.get(value, key))]);
};

const changed = (root: object, change: Extract<Mutation, { readonly node: number }>): void => {
  const places = placesIn(root);
  const { parent, key } = places[change.node % Math.max(1, places.length)] ?? { parent: root, key: 'data' };
  if (change.kind === 'replace') Reflect.set(parent, key, structuredClone(change.value));
  else if (change.kind === 'remove') Reflect.deleteProperty(parent, key);
  else if (Array.isArray(parent)) parent.push(structuredClone(Reflect.get(parent, key)));
  else Reflect.set(parent, key, [Reflect.get(parent, key), Reflect.get(parent, key)]);
};

/** The text of a response after some changes, those of its JSON first. */
export const mutated = (text: string, changes: readonly Mutation[]): string => {
  const root: unknown = JSON.parse(text);
  for (const change of changes) {
    if ('node' in change && typeof root === 'object' && root !== null) changed(root, change);
  }
  return changes.reduce((written, change) => {
    if (change.kind === 'cut') return written.slice(0, change.at % written.length);
    if (change.kind !== 'insert') return written;
    const at = change.at % written.length;
    return written.slice(0, at) + change.text + written.slice(at);
  }, JSON.stringify(root));
};
