import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** A part of an OpenAPI file. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (file: string): unknown => parse(readFileSync(file, 'utf8')) as unknown;

const pointedAt = (root: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, key) => Reflect.get(Object(node) as object, key), root);

/**
 * Puts what other files have in the place of references to them. Inside another file, its own references are followed as well. What
 * contains itself stays open there.
 */
const inlined = (node: unknown, file: string, main: string, within: readonly string[] = []): unknown => {
  if (Array.isArray(node)) return node.map((item) => inlined(item, file, main, within));
  if (!isNode(node)) return node;
  const reference = node['$ref'];
  if (typeof reference !== 'string' || /^https?:/.test(reference) || (file === main && reference.startsWith('#')))
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlined(value, file, main, within)]));
  const [name = '', pointer = ''] = reference.split('#');
  const target = name === '' ? file : path.resolve(path.dirname(file), name);
  const place = `${target}#${pointer}`;
  if (target === main) return { $ref: `#${pointer}` };
  return within.includes(place) ? {} : inlined(pointedAt(parsed(target), pointer), target, main, [...within, place]);
};

/** The path of the first server: "/api" of "https://insurer.example/api". */
const basePath = ({ servers }: Node): string => {
  const [server] = Array.isArray(servers) ? (servers as unknown[]) : [];
  const url = isNode(server) && typeof server['url'] === 'string' ? server['url'] : '';
  return new URL(url, 'http://provider.invalid').pathname.replace(/\/$/, '');
};

/** An OpenAPI file as one document, whose paths are those of the wire: with what other files have, and with the path of its server. */
export const readOpenApi = (file: string): Node => {
  const main = path.resolve(file);
  const document = inlined(parsed(main), main, main) as Node;
  const base = basePath(document);
  if (base === '') return document;
  const paths = Object.entries(Object(document['paths']) as Node).map(([key, item]) => [base + key, item] as const);
  return { ...document, servers: [{ url: '/' }], paths: Object.fromEntries(paths) };
};
