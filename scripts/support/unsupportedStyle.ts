import postcss, { type Container, type Declaration, type Document } from 'postcss';
import { type Feature, css, lacking, partsOf } from './compatibility';

const at = (...path: readonly string[]): Feature | undefined =>
  path.reduce<Feature | undefined>((feature, name) => feature?.[name], css);

/** The functions of values, such as `color-mix`, wherever MDN lists them. */
const functions = new Map<string, Feature>();
const collect = (feature: Feature): void => {
  for (const [name, part] of partsOf(feature)) {
    if (part.__compat) functions.set(name.replace(/_function$/, ''), part);
    collect(part);
  }
};
collect(at('types') ?? {});

const units: readonly (readonly [RegExp, string])[] = [
  [/\dd(?:vh|vw|vi|vb|vmin|vmax)\b/, 'viewport_percentage_units_dynamic'],
  [/\dl(?:vh|vw|vi|vb|vmin|vmax)\b/, 'viewport_percentage_units_large'],
  [/\ds(?:vh|vw|vi|vb|vmin|vmax)\b/, 'viewport_percentage_units_small'],
  [/\dcq(?:w|h|i|b|min|max)\b/, 'container_query_length_units'],
];

/** Without them, a page looks a little different. */
const harmless = new Set([
  '@page',
  'cursor',
  'forced-color-adjust',
  'grid-template-rows: subgrid',
  'resize',
  'text-size-adjust',
  'text-wrap',
]);

type Named = readonly (readonly [name: string, feature: Feature | undefined])[];

const inSelector = (selector: string): Named =>
  [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => [name, at('selectors', name)]);

const inDeclaration = ({ prop, value }: Declaration): Named => [
  ...(prop.startsWith('--') ? [] : ([[prop, at('properties', prop)]] as const)),
  ...(/^[a-z-]+$/.test(value) ? ([[`${prop}: ${value}`, at('properties', prop, value)]] as const) : []),
  ...[...value.matchAll(/(?<![\w-])([a-z-]+)\(/g)].map(([, name = '']) => [name, functions.get(name)] as const),
  ...units.filter(([unit]) => unit.test(value)).map(([, name]) => [name, at('types', 'length', name)] as const),
];

/** A browser that lacks the value takes an earlier one of the same property. */
const hasFallback = (declaration: Declaration): boolean => {
  for (let before = declaration.prev(); before; before = before.prev())
    if (before.type === 'decl' && before.prop === declaration.prop && problemsIn(inDeclaration(before)).length === 0)
      return true;
  return false;
};

const problemsIn = (named: Named): readonly (readonly [string, readonly string[]])[] =>
  named.flatMap(([name, feature]) => {
    const browsers = feature ? lacking(feature) : [];
    return browsers.length > 0 ? [[name, browsers] as const] : [];
  });

/** What `@supports` around a rule asks for. */
const asked = (container: Container | Document | undefined): string => {
  if (!container) return '';
  const mine = container.type === 'atrule' && Reflect.get(container, 'name') === 'supports';
  return `${mine ? String(Reflect.get(container, 'params')) : ''} ${asked(container.parent)}`;
};

/** What a built style sheet uses without a fallback and an oldest browser of the list lacks, with those browsers. */
export const unsupportedStyle = (text: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  const keep = (named: Named, container: Container | Document | undefined): void => {
    for (const [name, browsers] of problemsIn(named))
      if (!harmless.has(name) && !asked(container).includes(name)) found.set(name, browsers);
  };
  const sheet = postcss.parse(text);
  sheet.walkRules((rule) => keep(inSelector(rule.selector), rule.parent));
  sheet.walkAtRules(({ name, parent }) => keep([[`@${name}`, at('at-rules', name)]], parent));
  sheet.walkDecls((declaration) => {
    const isHarmless = harmless.has(declaration.prop) || harmless.has(`${declaration.prop}: ${declaration.value}`);
    if (!isHarmless && !hasFallback(declaration)) keep(inDeclaration(declaration), declaration.parent);
  });
  return found;
};
