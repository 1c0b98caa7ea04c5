import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Node, isNode } from '../../scripts/pact/readOpenApi';

export { type Node, isNode };

/** The node below these keys; empty if there is none. */
export const nodeAt = (node: unknown, ...keys: readonly string[]): Node => {
  const value = keys.reduce<unknown>((inner, key) => (isNode(inner) ? inner[key] : undefined), node);
  return isNode(value) ? value : {};
};

/** The contract of the portal. */
export const openApiFile = parse(readFileSync(path.join(__dirname, '../../openapi/portal-api.yaml'), 'utf8')) as Node;

/** The node itself, or the one that it refers to. */
export const resolved = <T extends object>(node: T, api: Node = openApiFile): T => {
  const reference: unknown = Reflect.get(node, '$ref');
  return typeof reference === 'string' ? (nodeAt(api, ...reference.slice(2).split('/')) as T) : node;
};

interface Operation {
  /** "GET /api/claims" */
  readonly name: string;
  readonly address: Node;
  readonly operation: Node;
}

export const operationsOf = (api: Node): readonly Operation[] =>
  Object.entries(nodeAt(api, 'paths')).flatMap(([template, address]) =>
    ['get', 'put', 'post', 'delete', 'patch']
      .filter((method) => isNode(address) && isNode(address[method]))
      .map((method) => ({
        name: `${method.toUpperCase()} ${template}`,
        address: address as Node,
        operation: nodeAt(address, method),
      })),
  );
