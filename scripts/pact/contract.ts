import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { headerProblems } from './headerProblems';
import { type Problem, type Schema, schemaProblems } from './schemaProblems';

type Node = Readonly<Record<string, unknown>>;

const file = parse(readFileSync(path.join(__dirname, '../../openapi/portal-api.yaml'), 'utf8')) as Node;

const nodeAt = (root: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((node, key) => Reflect.get(Object(node) as object, key), root);

const resolved = <T>(node: T): T => {
  const reference = nodeAt(node, '$ref');
  return typeof reference === 'string' ? resolved(nodeAt(file, ...reference.split('/').slice(1)) as T) : node;
};

const propertiesOf = (name: string): Node => nodeAt(file, 'components', 'schemas', name, 'properties') as Node;

const schemas = nodeAt(file, 'components', 'schemas') as Readonly<Record<string, Node>>;

const namesIn = (schema: unknown): readonly string[] =>
  Object.entries(Object(nodeAt(schema, 'properties')) as Node).flatMap(([name, inner]) => [name, ...namesIn(inner)]);

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
      const limit = nodeAt(schema, 'maxLength');
      return typeof limit === 'number' ? [[field, 'é'.repeat(limit - 1) + last]] : [];
    }),
  );

/** The values that the portal knows of a field whose values a backend may extend. */
export const knownValues = (name: string, field: string): readonly string[] =>
  nodeAt(resolved(propertiesOf(name)[field]), 'x-extensible') as readonly string[];

/** The body of a POST, as the example of the OpenAPI file has it. */
export const exampleBody = (template: string): Node =>
  nodeAt(file, 'paths', template, 'post', 'requestBody', 'content', 'application/json', 'example') as Node;

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

/** The JSON of a text; `undefined` for any other text. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a failure says. */
export const saidIn = (received: string): { readonly code: string; readonly message: string } => {
  const body = jsonOf(received);
  return { code: textOf(nodeAt(body, 'code')), message: textOf(nodeAt(body, 'message')) };
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

/** The calls that send a code to the customer's mailbox. */
const sendingCode = ['POST /api/auth/password', 'POST /api/auth/user/invitation', 'POST /api/customer/email'];

/** "resetCode": "246810", and not "code": "0000", which says that all is well; "otp": "K7QX2P"; "token": "…", or a link that has one. */
const A_CODE = new RegExp(
  [
    String.raw`"\w*(?:code|otp|pin)"\s*:\s*"?(?!0+\b)\d{4,8}\b`,
    String.raw`"(?:otp|\w*(?:confirmation|verification)_?code)"\s*:\s*"(?=\w*\d)\w`,
    String.raw`"(?:token|\w*(?:reset|invitation|confirmation|verification|user)_?token)"\s*:\s*"\w`,
    String.raw`[?&#]\w*(?:token|code)=\w`,
  ].join('|'),
  'i',
);

/** What bcrypt, Argon2 and others make of a password, and "passwordHash": "5f4dcc3b…". */
const A_HASH =
  /"\$(?:2[abxy]|argon2\w+|pbkdf2[\w-]*|scrypt|5|6)\$|"\w*password_?(?:hash|digest|salt)"\s*:\s*"\w|"(?:hashed|encrypted)_?password"\s*:\s*"\w/i;

/** "cardNumber": "4111…", "cvv": "737", "bankAccountNumber": "00012…", "iban": "DE89…", or more than four digits in `lastFour`. */
const A_CARD =
  /"(?:(?:credit_?)?card_?(?:number|no)|pan)"\s*:\s*"?\d(?:[ -]?\d){11}|"(?:cvv|cvc)2?"\s*:\s*"?\d|"bank_?account_?(?:number|no)"\s*:\s*"?\d{6}|"iban"\s*:\s*"[a-z]{2}\d\d|"lastFour"\s*:\s*"?\d{5}/i;

const isEnd = (digits: string, of: string): boolean => digits.length === 4 && of.endsWith(digits);

/** "accountNumber": "000123456789", beside a `lastFour` of "6789". */
const hasWholeNumber = (method: unknown): boolean => {
  const lastFour = textOf(nodeAt(method, 'lastFour'));
  return Object.entries(Object(method) as object).some(
    ([field, value]) =>
      /account|number/i.test(field) && /^\d{6,}$/.test(String(value)) && isEnd(lastFour, String(value)),
  );
};

/** "ssn": "123-45-6789" */
const A_PERSON = /"(?:ssn|social_?security(?:_?(?:number|no))?)"\s*:\s*"?\d{3}-?\d\d-?\d{4}/i;

/** Replies with an account, which may be the whole row of a database. */
const aboutTheAccount = [
  'POST /api/auth/login',
  'GET /api/customer',
  'PUT /api/customer',
  'GET /api/customer/email/status/{id}',
];

/** "resetCode": "135790", "passwordResetToken": "…" */
const A_KEPT_CODE = /"\w*(?:reset|confirmation|verification|invitation)_?(?:code|token|otp)"\s*:\s*(?:"\w|\d)/i;

/** Secrets that no reply may have: the password that was sent, and the code that proves who owns the mailbox. */
const secretProblems = (call: string, { sent, received, status }: Exchange): readonly string[] => {
  const body = jsonOf(sent);
  const passwords = ['password', 'oldPassword'].map((field) => textOf(nodeAt(body, field)));
  if (passwords.some((password) => password.length >= 8 && received.includes(password)))
    return [`${call} answered ${status} with the password that was sent.`];
  if (A_HASH.test(received)) return [`${call} answered ${status} with the hash of a password.`];
  if (A_CARD.test(received) || hasWholeNumber(nodeAt(jsonOf(received), 'data', 'paymentMethod')))
    return [
      `${call} answered ${status} with the number of a card or a bank account, of which it may have the last four digits.`,
    ];
  if (A_PERSON.test(received)) return [`${call} answered ${status} with a social security number.`];
  if (status < 300 && aboutTheAccount.includes(call) && A_KEPT_CODE.test(received))
    return [`${call} answered a code or a token that only the customer's mailbox may have.`];
  const isCodeAnswered = status < 300 && sendingCode.includes(call) && A_CODE.test(received);
  return isCodeAnswered ? [`${call} answered the code, which only the customer's mailbox may have.`] : [];
};

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
  const replies = nodeAt(file, 'paths', template, method.toLowerCase(), 'responses');
  const reply = nodeAt(replies, String(status)) ?? nodeAt(replies, `${Math.floor(status / 100)}XX`);
  const schema = nodeAt(resolved(reply), 'content', 'application/json', 'schema') as Schema | undefined;
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
