import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { headerProblems } from './headerProblems';
import { at, jsonOf, textAt } from './json';
import { type Problem, type Schema, schemaProblems } from './schemaProblems';
import { secretProblems } from './secretProblems';

type Node = Readonly<Record<string, unknown>>;

const file = parse(readFileSync(path.join(__dirname, '../../openapi/portal-api.yaml'), 'utf8')) as Node;

const resolved = <T>(node: T): T => {
  const reference = at(node, '$ref');
  return typeof reference === 'string' ? resolved(at(file, ...reference.split('/').slice(1)) as T) : node;
};

const propertiesOf = (name: string): Node => at(file, 'components', 'schemas', name, 'properties') as Node;

const schemas = at(file, 'components', 'schemas') as Readonly<Record<string, Node>>;

const namesIn = (schema: unknown): readonly string[] =>
  Object.entries(Object(at(schema, 'properties')) as Node).flatMap(([name, inner]) => [name, ...namesIn(inner)]);

/** Every name that a field has anywhere in the OpenAPI file. */
const fieldNames = new Set(Object.values(schemas).flatMap(namesIn));

/** A value without the fields that the OpenAPI file does not name, and with the others in one order: a backend may add fields of its own. */
export const knownFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(knownFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => fieldNames.has(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, knownFields(inner)]),
  );
};

/** The fields of an object that the OpenAPI file describes. */
export const fieldsOfSchema = (name: string): readonly string[] => Object.keys(propertiesOf(name));

/** The longest texts that the OpenAPI file allows in an object. It counts characters, not bytes or halves of a character. */
export const longestTexts = (name: string, last = 'é'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(propertiesOf(name)).flatMap(([field, schema]) => {
      const limit = at(schema, 'maxLength');
      return typeof limit === 'number' ? [[field, 'é'.repeat(limit - 1) + last]] : [];
    }),
  );

/** The values that the portal knows of a field whose values a backend may extend. */
export const knownValues = (name: string, field: string): readonly string[] =>
  at(resolved(propertiesOf(name)[field]), 'x-extensible') as readonly string[];

/** The body of a POST, as the example of the OpenAPI file has it. */
export const exampleBody = (template: string): Node =>
  at(file, 'paths', template, 'post', 'requestBody', 'content', 'application/json', 'example') as Node;

const templates = Object.keys(file['paths'] as Node).map((template) => ({
  template,
  pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The address as the OpenAPI file has it: "/api/claims/{id}"; as it is, if the file does not have it. */
const templateOf = (pathname: string): string =>
  templates.find(({ pattern }) => pattern.test(pathname))?.template ?? pathname;

/** A call and its reply, as they went over the wire. */
export interface Exchange {
  readonly method: string;
  /** With or without a query. */
  readonly path: string;
  readonly sent: string;
  readonly status: number;
  readonly headers: Headers;
  readonly received: string;
}

/** Two calls have a reply only for one of their two requests; the reply to the other is not used. */
const isUnused = ({ sent, status }: Exchange): boolean =>
  status < 300 && /"changeReason"\s*:\s*"custcancelled"|"confirmationCode"\s*:/.test(sent);

/** A value as JSON, cut where it is long. */
export const shown = (value: unknown): string => {
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
};

/** "GET /api/claims/{id}" */
export const callOfExchange = ({ method, path: address }: Pick<Exchange, 'method' | 'path'>): string =>
  `${method} ${templateOf(address.split('?')[0] ?? '')}`;

/** What a failure says. */
export const saidIn = (received: string): { readonly code: string; readonly message: string } => {
  const body = jsonOf(received);
  return { code: textAt(body, 'code'), message: textAt(body, 'message') };
};

/** "404 (There is no such claim.)": a status, and what the reply said. */
export const describedReply = (status: number, received: string): string => {
  if (status < 300) return String(status);
  const [, title] = /<title>\s*(.*?)\s*<\/title>/is.exec(received) ?? [];
  const said = saidIn(received).message || (title ? `the page “${title}”` : received.replaceAll(/\s+/g, ' ').trim());
  return said === '' ? String(status) : `${status} (${said.length > 160 ? `${said.slice(0, 157)}...` : said})`;
};

/** A fault that every row of a list has is said once, with the first of them. */
const saidOnce = (problems: readonly Problem[]): readonly (readonly [Problem, number])[] => {
  const alike = new Map<string, [Problem, number]>();
  for (const problem of problems) {
    const kind = `${problem.field.replaceAll(/\[\d+\]/g, '[]')} ${problem.expected}`;
    const known = alike.get(kind);
    if (known) known[1] += 1;
    else alike.set(kind, [problem, 1]);
  }
  return [...alike.values()];
};

/** A page of a proxy, or JSON that was cut short: the portal takes neither for a success, even where it uses nothing of the reply. */
const isForeign = (received: string): boolean =>
  /^\s*</.test(received) || (/^\s*[[{]/.test(received) && jsonOf(received) === undefined);

const unusedProblems = (call: string, { status, received }: Exchange): readonly string[] =>
  status < 300 && isForeign(received)
    ? [`${call} (${status}): the body is ${shown(received)}, expected JSON, another text or nothing.`]
    : [];

/** The places where a reply violates the OpenAPI file, or cannot be read by the portal: call, field, value and what was expected. */
export const replyProblems = (exchange: Exchange): readonly string[] => {
  const { status, headers, received } = exchange;
  const contentType = headers.get('content-type') ?? '';
  const call = callOfExchange(exchange);
  const atOnce = [...headerProblems(call, exchange), ...secretProblems(call, exchange)];
  if (atOnce.length > 0) return atOnce;
  if (status === 304) return [`${call} answered 304, although the portal keeps no copy of a reply.`];
  if (status >= 300 && status < 400) return [`${call} answered ${status}. The portal follows no redirect.`];
  if (isUnused(exchange)) return unusedProblems(call, exchange);

  const [method = '', template = ''] = call.split(' ');
  const replies = at(file, 'paths', template, method.toLowerCase(), 'responses');
  const reply = at(replies, String(status)) ?? at(replies, `${Math.floor(status / 100)}XX`);
  const schema = at(resolved(reply), 'content', 'application/json', 'schema') as Schema | undefined;
  if (schema === undefined) return unusedProblems(call, exchange);
  const body = jsonOf(received);
  if (!/json/i.test(contentType) || body === undefined) {
    const isRead = status < 300 && resolved(schema).required?.includes('data');
    if (!isRead) return unusedProblems(call, exchange);
    const kind = contentType === '' ? 'no Content-Type' : contentType;
    return [`${call} (${status}): the body is ${shown(received)} with ${kind}, expected JSON with application/json.`];
  }
  return saidOnce(schemaProblems(schema, body, '', resolved)).map(
    ([{ field, value, expected }, times]) =>
      `${call} (${status}): ${field.replace(/^\./, '') || 'the body'} is ${shown(value)}, expected ${expected}${times > 1 ? ` (and ${times - 1} more like it)` : ''}.`,
  );
};
