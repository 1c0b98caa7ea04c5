import { type Exchange, callOfExchange, knownFields, replyProblems, saidIn } from '../contract';
import { fetchPatiently } from '../fetchPatiently';
import { headerProblems } from '../headerProblems';
import { at, jsonOf, textAt } from '../json';
import { budgetOf, noAnswer } from '../noAnswer';
import { failures, isSaid } from '../says';
import { namedStatuses } from '../statuses';
import { personIn, remember } from './people';

/** A step of a story that failed. */
export class StoryFailure extends Error {
  override readonly name = 'StoryFailure';
}

export interface Tokens {
  readonly authToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface Account {
  readonly userName: string;
  readonly password: string;
}

export interface Reply {
  /** "GET /api/claims/HC-1" */
  readonly call: string;
  /** The body of the request, to be shown; '' where there is none. */
  readonly sent: string;
  readonly status: number;
  readonly message: string;
  readonly description: string;
  readonly code: string;
  /** The names of the fields, without their values. */
  readonly fields: string;
  /** `data` of a success, without the fields that the portal does not know; `undefined` where there is none. */
  readonly data: unknown;
  readonly refreshToken: string | undefined;
  readonly correlationId: string | undefined;
}

type Method = 'GET' | 'POST' | 'PUT';

/** The values of `Accept-Language`. */
export type Language = 'en' | 'es';

interface Call {
  readonly body?: object;
  readonly key?: string;
  /** Instead of the visitor's own tokens. */
  readonly tokens?: Partial<Tokens>;
  /** Whether the connection is kept for the next call. */
  readonly isKept?: boolean;
}

export const describeReply = ({ call, sent, status, message }: Reply): string =>
  `${call}${sent && ` with ${sent}`} answered ${status}${message ? ` (${message})` : ''}`;

/** An `Idempotency-Key` that was never sent. */
export const newKey = (): string => crypto.randomUUID();

/** The correlation ids of all calls. */
const sentIds = new Set<string>();

/** What no log may have. */
const isSecret = (field: string): boolean => /password|token$/i.test(field);

const shownText = (field: string, text: string): string => {
  if (isSecret(field) && text !== '') return '…';
  return text.length > 40 ? `${[...text].slice(0, 30).join('')}…` : text;
};

/** A body to be shown: without passwords and tokens, and with its long texts cut. */
const shownBody = (body: object | undefined): string =>
  body === undefined
    ? ''
    : JSON.stringify(body, (field, value: unknown) => (typeof value === 'string' ? shownText(field, value) : value));

const tokenHeaders = ({ authToken, accessToken }: Partial<Tokens>): Record<string, string> => ({
  ...(authToken && { 'x-falcon-auth': authToken }),
  ...(accessToken && { 'x-falcon-access': accessToken }),
});

/** A PDF ends with a mark. Bytes that were read as letters, and written again, are letters all through. */
const pdfOf = (bytes: Buffer): string => {
  const text = bytes.toString();
  if (!text.includes('%%EOF')) return 'a PDF that was cut short';
  return text.includes('\ufffd') && Buffer.from(text).equals(bytes)
    ? 'a PDF whose bytes were read as letters'
    : 'a PDF';
};

/** Every browser and proxy accepts a header of this length (docs/backend.md). */
const longestHeader = 16_000;

/** A customer at the provider: what the portal would send, and each reply checked against the OpenAPI file. */
export class Visitor {
  tokens: Partial<Tokens>;
  /** The name that a login has answered, or that of a session which was given; '' before. */
  userName: string;
  language: Language;
  readonly #provider: string;
  #renewing: Promise<void> | undefined;
  #password = '';

  /** The pact is in English. So a customer reads Spanish, unless said otherwise. */
  constructor(provider: string, tokens: Partial<Tokens> = {}, language: Language = 'es', userName = '') {
    this.#provider = provider;
    this.tokens = tokens;
    this.language = language;
    this.userName = userName;
  }

  /** Refreshes tokens that have expired, once, and sends the call again: they may live shorter than a story. */
  async send(method: Method, path: string, call: Call = {}): Promise<Reply> {
    const { authToken } = this.tokens;
    const reply = await this.#sendOnce(method, path, call);
    if (call.tokens || path.startsWith('/api/auth/') || !isSaid(failures.tokenExpired, reply)) return reply;
    // Several calls may be under way.
    if (this.tokens.authToken === authToken)
      await (this.#renewing ??= this.#renew().finally(() => (this.#renewing = undefined)));
    return this.#sendOnce(method, path, call);
  }

  async #renew(userName = this.userName): Promise<void> {
    const { refreshToken } = this.tokens;
    const reply = await this.#sendOnce('POST', '/api/auth/user/token', { body: { userName, refreshToken } });
    if (reply.status !== 200) throw new StoryFailure(`${describeReply(reply)}, expected 200.`);
    this.adopt(reply);
  }

  /** @throws StoryFailure where nothing answers, or where the portal could not read the reply */
  async #sendOnce(
    method: Method,
    path: string,
    { body, key, tokens = this.tokens, isKept = false }: Call = {},
  ): Promise<Reply> {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const isAuth = path.startsWith('/api/auth/');
    const correlationId = crypto.randomUUID();
    sentIds.add(correlationId);
    const headers = {
      'Accept-Language': this.language,
      'x-correlation-id': correlationId,
      // A provider may close a connection between two calls.
      ...(!isKept && { connection: 'close' }),
      ...(body && { 'Content-Type': 'application/json' }),
      ...(key && { 'Idempotency-Key': key }),
      ...(!isAuth && tokenHeaders(tokens)),
    };
    const call = callOfExchange({ method, path });
    const patience = budgetOf(method, path);
    try {
      const response = await fetchPatiently(this.#provider + path, () => ({
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
        ...(body && { body: sent }),
      }));
      const received = await response.text();
      const { status, headers: answered } = response;
      if (this.#password.length >= 8 && received.includes(this.#password))
        throw new StoryFailure(`${call} answered the password of the customer.`);
      if (!isAuth && Object.values(this.tokens).some((token) => token.length >= 12 && received.includes(token)))
        throw new StoryFailure(`${call} answered a token of the session.`);
      const id = answered.get('x-correlation-id')?.trim() ?? '';
      // A repetition may have the id of the first call.
      if (!key && id !== correlationId && sentIds.has(id))
        throw new StoryFailure(`${call} answered the x-correlation-id of another call, ${id}.`);
      return this.#read({ method, path, sent, status, headers: answered, received }, shownBody(body));
    } catch (failure) {
      if (failure instanceof StoryFailure) throw failure;
      throw new StoryFailure(`${call} ${noAnswer(failure, patience)}.`);
    }
  }

  /** Opens a document. The portal takes for one what begins with the mark of a PDF. */
  async open(
    key: string,
    tokens?: Partial<Tokens>,
    isRenewed = false,
  ): Promise<{ readonly status: number; readonly what: string }> {
    const path = `/documents/${key}`;
    try {
      const response = await fetchPatiently(this.#provider + path, () => ({
        headers: { connection: 'close', ...tokenHeaders(tokens ?? this.tokens) },
        redirect: 'manual',
        signal: AbortSignal.timeout(budgetOf('GET', path)),
      }));
      const bytes = Buffer.from(await response.arrayBuffer());
      const text = bytes.toString();
      const { code, message } = saidIn(text);
      if (!tokens && !isRenewed && isSaid(failures.tokenExpired, { status: response.status, code, message })) {
        await this.#renew();
        return await this.open(key, undefined, true);
      }
      const isPdf = text.slice(0, 1024).includes('%PDF-');
      const { status, headers } = response;
      const [problem] = isPdf ? headerProblems('GET /documents/{key}', { method: 'GET', path, status, headers }) : [];
      if (problem !== undefined) throw new StoryFailure(problem);
      return { status, what: isPdf ? pdfOf(bytes) : (headers.get('content-type') ?? 'no type') };
    } catch (failure) {
      if (failure instanceof StoryFailure) throw failure;
      throw new StoryFailure(`GET ${path} ${noAnswer(failure, budgetOf('GET', path))}.`);
    }
  }

  #read(exchange: Exchange, sent: string): Reply {
    const [problem] = replyProblems(exchange);
    if (problem !== undefined) throw new StoryFailure(`${problem}${sent && ` Sent was ${sent}.`}`);
    const { method, path, status, headers, received } = exchange;
    const isJson = /json/i.test(headers.get('content-type') ?? '');
    const body = isJson ? jsonOf(received) : undefined;
    if (method === 'GET' && status === 200) remember(this.userName, path, at(body, 'data'));
    const person = personIn(exchange, this.userName);
    if (person !== undefined)
      throw new StoryFailure(
        `${callOfExchange(exchange)} answered ${status} with data of a customer that the caller may not see: ${person}.`,
      );
    return {
      call: `${method} ${path}`,
      sent,
      status,
      message: textAt(body, 'message'),
      description: textAt(body, 'description'),
      code: textAt(body, 'code'),
      fields: [body, at(body, 'data')]
        .map((part) =>
          Object.keys(Object(part) as object)
            .toSorted()
            .join(),
        )
        .join(' '),
      data: knownFields(at(body, 'data')),
      // Browsers leave out the spaces around a value, Node keeps those behind it.
      refreshToken: headers.get('x-falcon-refresh')?.trim(),
      correlationId: headers.get('x-correlation-id')?.trim(),
    };
  }

  /** A call that has to succeed. Returns its `data`. */
  async succeed(method: Method, path: string, call: Call = {}): Promise<unknown> {
    const reply = await this.send(method, path, call);
    if (reply.status >= 300) throw new StoryFailure(`${describeReply(reply)}, expected a success.`);
    return reply.data;
  }

  /** A read that has to succeed with 200 and `data`. */
  async read(path: string): Promise<unknown> {
    const reply = await this.send('GET', path);
    if (reply.status !== 200) throw new StoryFailure(`${describeReply(reply)}, expected 200.`);
    if (reply.data === undefined) throw new StoryFailure(`${reply.call} answered no data.`);
    return reply.data;
  }

  /** A call that has to be refused with one of these statuses. */
  async refused(statuses: readonly number[], method: Method, path: string, call: Call = {}): Promise<Reply> {
    const isAboutTokens = statuses.every((status) => status === 401);
    const reply = await (isAboutTokens ? this.#sendOnce(method, path, call) : this.send(method, path, call));
    if (!statuses.includes(reply.status))
      throw new StoryFailure(`${describeReply(reply)}, expected ${namedStatuses(statuses)}.`);
    return reply;
  }

  /** Takes the tokens of a reply, as the portal does. */
  adopt({ call, data, refreshToken }: Reply): void {
    const [authToken, accessToken] = [textAt(data, 'authToken'), textAt(data, 'accessToken')];
    const refresh = refreshToken || textAt(data, 'refreshToken') || this.tokens.refreshToken;
    if (!authToken || !accessToken)
      throw new StoryFailure(`${call} answered no data.authToken or no data.accessToken.`);
    if (!refresh)
      throw new StoryFailure(`${call} answered no refresh token, in data.refreshToken or x-falcon-refresh.`);
    const longest = Math.max(authToken.length, accessToken.length);
    if (longest > longestHeader)
      throw new StoryFailure(`${call} answered a token of ${longest} characters. A header may have ${longestHeader}.`);
    this.tokens = { authToken, accessToken, refreshToken: refresh };
    this.userName = textAt(data, 'userName') || this.userName;
  }

  /** Refreshes the tokens as the portal does, with the name that the login has answered. */
  async refresh(userName = this.userName): Promise<void> {
    await this.#renew(userName);
    await this.read('/api/customer');
  }

  /** Signs in, with its tokens from now on. Returns the reply's `data`. */
  async logIn({ userName, password }: Account): Promise<unknown> {
    this.#password = password;
    const reply = await this.send('POST', '/api/auth/login', { body: { userName, password } });
    if (reply.status !== 200) throw new StoryFailure(`${describeReply(reply)}, expected 200.`);
    if (textAt(reply.data, 'challenge') !== '') return reply.data;
    this.tokens = {};
    this.adopt(reply);
    return reply.data;
  }
}
