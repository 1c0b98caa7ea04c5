import { type Feature, api, javascript, lacking, partsOf } from './compatibility';

const builtins = javascript['builtins'] as Feature;
const expressions = javascript['regular_expressions'];
const named = (name: string): string => name.replace(/_static$/, '');
/** The objects of a browser that scripts of a page use. Of the others, many have the name of some method of ours. */
const used = ['AbortSignal', 'Blob', 'Document', 'Element', 'Event', 'File', 'FormData', 'Headers', 'HTMLDialogElement']
  .concat('HTMLElement', 'HTMLFormElement', 'HTMLInputElement', 'History', 'Location', 'Node', 'Range', 'Request')
  .concat('Response', 'Storage', 'URL', 'URLSearchParams');

/** The methods of any object, by their name alone: nothing in a script says what an object is. */
const byName = new Map<string, Feature[]>();
for (const owner of [...used.flatMap((name) => api[name] ?? []), ...partsOf(builtins).map(([, feature]) => feature)])
  for (const [name, feature] of partsOf(owner))
    if (feature.__compat) byName.set(named(name), [...(byName.get(named(name)) ?? []), feature]);

const own = (feature: Feature | undefined, name: string): Feature | undefined =>
  feature && Object.hasOwn(feature, name) ? feature[name] : undefined;
const objectOf = (name: string): Feature | undefined => own(api, name) ?? own(builtins, name);

const missing = (features: readonly (Feature | undefined)[]): readonly string[] => {
  const all = features.flatMap((feature) => (feature ? [lacking(feature)] : []));
  return all.length > 0 && all.every((each) => each.length > 0) ? (all[0] ?? []) : [];
};

/** Methods of other objects, and what a library uses only where the browser has it. */
const harmless = new Set([
  ...['adopt', 'move', 'restore', 'take'],
  // Of Inversify.
  ...['Symbol.dispose', 'dispose'],
  // Of React, DOMPurify and web-vitals.
  ...['use', 'escape', 'startViewTransition', 'requestIdleCallback', 'PerformanceEventTiming'],
  // Sets of MobX have them where the browser's have.
  ...['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
]);

/** What a built script names and an oldest browser of the list lacks, with those browsers. */
export const unsupportedScript = (text: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  const look = (name: string, ...features: readonly (Feature | undefined)[]): void => {
    const browsers = missing(features);
    if (browsers.length > 0 && !harmless.has(name)) found.set(name, browsers);
  };
  for (const [, object = '', part = ''] of text.matchAll(/(?<![\w$.])([A-Z]\w*)\.([a-z]\w*)/g)) {
    look(object, objectOf(object));
    look(`${object}.${part}`, own(objectOf(object), `${part}_static`) ?? own(objectOf(object), part));
  }
  for (const [, object = ''] of text.matchAll(/\bnew ([A-Z]\w*)/g)) look(object, objectOf(object));
  for (const [, name = ''] of text.matchAll(/(?<![\w$.])([a-z]\w*)\(/g)) look(name, own(api['Window'], name));
  for (const [, part = ''] of text.matchAll(/[\w$)\]?]\.([a-z]\w*)\(/gi)) look(part, ...(byName.get(part) ?? []));
  // The compiler lowers all other syntax.
  if (/\(\?<[=!]/.test(text)) look('a lookbehind', own(expressions, 'lookbehind_assertion'));
  return found;
};
