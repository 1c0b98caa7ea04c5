import { type Exchange, callOfExchange, replyProblems } from '../contract';
import { budgetOf, noAnswer } from '../noAnswer';
import { namedStatuses } from '../statuses';

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
  readonly call: string;
  readonly status: number;
  readonly message: string;
  readonly code: string;
  /** `data` of a success; `undefined` where there is none. */
  readonly data: unknown;
  readonly refreshToken: string | undefined;
}

type Method = 'GET' | 'POST' | 'PUT';

/** The values of `Accept-Language`. */
export type Language = 'en' | 'es';

interface Call {
  readonly body?: object;
  readonly key?: string;
  /** Instead of the visitor's own tokens. */
  readonly tokens?: Partial<Tokens>;
}

/** A field of what a provider answered: `at(data, '0', 'currentTerm', 'status')`. */
export const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => Reflect.get(Object(inner) as object, key) ?? undefined, value);

export const textAt = (value: unknown, ...path: readonly string[]): string => {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
};

export const numberAt = (value: unknown, ...path: readonly string[]): number | undefined => {
  const found = at(value, ...path);
  return typeof found === 'number' ? found : undefined;
};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

export const describeReply = ({ call, status, message }: Reply): string =>
  `${call} answered ${status}${message ? ` (${message})` : ''}`;

/** Every browser and proxy accepts a header of this length (docs/backend.md). */
const longestHeader = 16_000;

/** A customer at the provider: what the portal would send, and each reply checked against the OpenAPI file. */
export class Visitor {
  tokens: Partial<Tokens>;
  /** The name that a login has answered; '' before one. */
  userName = '';
  readonly #provider: string;
  readonly #language: Language;

  /** The pact is in English. So a customer reads Spanish, unless said otherwise. */
  constructor(provider: string, tokens: Partial<Tokens> = {}, language: Language = 'es') {
    this.#provider = provider;
    this.tokens = tokens;
    this.#language = language;
  }

  /** @throws StoryFailure where nothing answers, or where the portal could not read the reply */
  async send(method: Method, path: string, { body, key, tokens = this.tokens }: Call = {}): Promise<Reply> {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const isAuth = path.startsWith('/api/auth/');
    const headers = {
      'Accept-Language': this.#language,
      'x-correlation-id': crypto.randomUUID(),
      // A provider may close a connection between two calls.
      connection: 'close',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(key && { 'Idempotency-Key': key }),
      ...(!isAuth && tokens.authToken && { 'x-falcon-auth': tokens.authToken }),
      ...(!isAuth && tokens.accessToken && { 'x-falcon-access': tokens.accessToken }),
    };
    const call = callOfExchange({ method, path });
    const patience = budgetOf(method, path);
    try {
      const signal = AbortSignal.timeout(patience);
      const response = await fetch(this.#provider + path, {
        method,
        headers,
        redirect: 'manual',
        signal,
        ...(body && { body: sent }),
      });
      const received = await response.text();
      const contentType = response.headers.get('content-type') ?? '';
      const exchange: Exchange = { method, path, sent, status: response.status, contentType, received };
      return this.#read(call, exchange, response.headers.get('x-falcon-refresh') ?? undefined);
    } catch (failure) {
      if (failure instanceof StoryFailure) throw failure;
      throw new StoryFailure(`${call} ${noAnswer(failure, patience)}.`);
    }
  }

  #read(call: string, exchange: Exchange, refreshToken: string | undefined): Reply {
    const [problem] = replyProblems(exchange);
    if (problem !== undefined) throw new StoryFailure(problem);
    const body = /json/i.test(exchange.contentType) ? (JSON.parse(exchange.received || 'null') as unknown) : undefined;
    const [message, code] = [textAt(body, 'message'), textAt(body, 'code')];
    return { call, status: exchange.status, message, code, data: at(body, 'data'), refreshToken };
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
    const reply = await this.send(method, path, call);
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
    const { refreshToken } = this.tokens;
    const reply = await this.send('POST', '/api/auth/user/token', { body: { userName, refreshToken } });
    if (reply.status !== 200) throw new StoryFailure(`${describeReply(reply)} to ${userName}, expected 200.`);
    this.adopt(reply);
    await this.read('/api/customer');
  }

  /** Signs in, with its tokens from now on. Returns the reply's `data`. */
  async logIn({ userName, password }: Account): Promise<unknown> {
    const reply = await this.send('POST', '/api/auth/login', { body: { userName, password } });
    if (reply.status !== 200) throw new StoryFailure(`${describeReply(reply)} to ${userName}, expected 200.`);
    if (textAt(reply.data, 'challenge') !== '') return reply.data;
    this.tokens = {};
    this.adopt(reply);
    return reply.data;
  }
}
