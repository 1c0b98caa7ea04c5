import { STATUS_CODES } from 'node:http';
import { shown } from '../contract';
import { type Says, describedSays, isSaid } from '../says';
import { type Account, type Language, type Reply, StoryFailure, Visitor, describeReply } from './Visitor';

export type StateValues = Readonly<Record<string, unknown>>;

/** What a story is told with. */
export interface Stage {
  readonly provider: string;
  /** The account of the story, signed in. */
  readonly visitor: Visitor;
  readonly account: Account;
  /** Enters a provider state of `needs`. Throws `StateMissing` where the provider cannot. */
  readonly enter: (state: string, params?: object) => Promise<StateValues>;
  /** Another customer, signed in, beside the first. */
  readonly another: () => Promise<{ readonly visitor: Visitor; readonly account: Account }>;
  /** The account signs in with this from now on, also in the stories that follow. */
  readonly signsInAs: (account: Account) => void;
  /** Names the next step in the output. */
  readonly step: (text: string) => void;
  /** For how many milliseconds a change may be pending. */
  readonly patience: number;
}

export interface Story {
  readonly title: string;
  /** The account is in this state; "any-customer" unless said otherwise. */
  readonly given?: string;
  /** The other states that the story enters. */
  readonly needs?: readonly string[];
  /** Whether the story changes nothing, so that `--smoke` can tell it. */
  readonly isHarmless?: boolean;
  readonly tell: (stage: Stage) => Promise<void>;
}

/** The provider does not know a state that a story needs, or could not enter it; the message says which and why. */
export class StateMissing extends Error {
  override readonly name = 'StateMissing';
}

/** A value that a state has answered. */
export const textOf = (values: StateValues, state: string, name: string): string => {
  const value = values[name];
  if (typeof value !== 'string' || value === '') throw new StateMissing(`the state "${state}" answered no ${name}`);
  return value;
};

/** The states that answer a code, and its name in each. */
const codes = { 'code-sent': 'confirmationCode', 'email-code-sent': 'verificationCode' } as const;

/** The code that was sent to a customer, or to the new address of one. A state may say where it went. */
export const codeOf = async (
  { enter }: Pick<Stage, 'enter'>,
  state: keyof typeof codes,
  params: { readonly userName: string; readonly email?: string },
): Promise<string> => {
  const values = await enter(state, params);
  const { sentTo } = values;
  const address = params.email ?? params.userName;
  expectThat(
    typeof sentTo !== 'string' || sentTo.toLowerCase() === address.toLowerCase(),
    `The state "${state}" says that the code went to ${String(sentTo)}, expected ${address}: whoever reads it takes the account.`,
  );
  return textOf(values, state, codes[state]);
};

/** Does what needs a state that not every provider can enter. The story goes on without it. */
export const ifEntered = async <Result>(run: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await run();
  } catch (failure) {
    if (failure instanceof StateMissing) return undefined;
    throw failure;
  }
};

/** @throws StoryFailure unless something is so */
export const expectThat = (isSo: boolean, otherwise: string): void => {
  if (!isSo) throw new StoryFailure(otherwise);
};

/** How many rows a list has that is longer than a page of 100 or 200. */
export const moreThanAPage = 201;

const STACK = /[a-z](?:Exception|Error)\b|\n\s+at \S/;

/** Messages of frameworks, which are not written for customers. */
const FOR_PROGRAMS = [
  // Markup, JSON, an entity
  /^\s*(?:[{<]|\[[\s"{\]])|\[object \w+\]|<\/?[a-z]+\d?>|&(?:#x?[\da-f]+|amp|lt|gt|quot|apos);/i,
  // The key of a text, "error.password.weak", an id or a number
  /^\w+(?:[._]\w+)+$|^\S*\d\S*$|^(?:none|translation missing.*)$/i,
  // A place that was not filled: "{0}", "{{ limit }}", "%d", ":attribute"
  /\{\{? ?\w* ?\}|%(?:\d+\$)?[sd]\b|(?:^| ):(?:attribute|min|max|value)\b/,
  // A stack trace, or the words of a language
  STACK,
  /\b(?:undefined|null(?! and void)|for nil|nil pointer|NoneType|runtime error|traceback|stack trace|object reference)\b|status code \d|error count: \d|argument \[\d/i,
  // Those of a database or of a parser
  /\b(?:SQLSTATE|ORA-\d|E\d{5}|(?:sql|json|rpc): |(?:unique|integrity|check|foreign key) constraint|for type (?:character|integer|numeric|uuid|date|timestamp)|unexpected token|(?:un|de)(?:marshal|serialize))/i,
];

const statusTexts = Object.values(STATUS_CODES).map((text) => text?.toLowerCase());

const isForPrograms = (message: string): boolean =>
  FOR_PROGRAMS.some((words) => words.test(message)) || statusTexts.includes(message.trim().toLowerCase());

/** @throws StoryFailure unless a failure has words for the customer */
export const expectWords = (reply: Reply): void => {
  expectThat(reply.message.trim() !== '', `${describeReply(reply)} without a message, which the customer has to read.`);
  expectThat(!isForPrograms(reply.message), `${describeReply(reply)}, which is no message for the customer.`);
  expectThat(
    !STACK.test(reply.description),
    `${describeReply(reply)} with the description ${shown(reply.description)}, which the customer may read.`,
  );
};

/** The account once more, with a session of its own. */
export const signedInAgain = async (
  { provider, account }: Pick<Stage, 'provider' | 'account'>,
  language?: Language,
): Promise<Visitor> => {
  const visitor = new Visitor(provider, {}, language);
  await visitor.logIn(account);
  expectThat(
    visitor.userName !== '',
    'POST /api/auth/login asks for a new password in the place of one that is not temporary.',
  );
  return visitor;
};

/**
 * Values that equal any string in a loose comparison, or in a database query that takes conditions; and nothing, with which a directory
 * signs in anybody, and which equals a code that is not there.
 */
export const wildcards: readonly unknown[] = [true, { $ne: '' }, '', null];

/** A wrong password that is right where capitals do not count. */
export const inOtherCase = (password: string): string => {
  const [lower, upper] = [password.toLowerCase(), password.toUpperCase()];
  return [lower, upper].find((text) => text !== password) ?? `${password}x`;
};

/** A wrong code: all but its last character is right. */
export const similarCode = (code: string): string => `${code.slice(0, -1)}${code.endsWith('1') ? '2' : '1'}`;

/** @throws StoryFailure unless a call is refused, in whatever way */
export const expectRefusal = (reply: Reply, to: string): void =>
  expectThat(reply.status >= 400, `${describeReply(reply)} to ${to}, expected a refusal such as 400.`);

/** @throws StoryFailure unless a failure says this */
export const expectSaid = (reply: Reply, says: Says): void =>
  expectThat(isSaid(says, reply), `${describeReply(reply)}, expected ${describedSays(says)}.`);

/** @throws StoryFailure where a failure says what the portal takes for another one */
export const expectNotSaid = (reply: Reply, ...others: readonly Says[]): void => {
  const taken = others.find((says) => isSaid(says, reply));
  expectThat(taken === undefined, `${describeReply(reply)}, which the portal takes for "${taken?.code ?? ''}".`);
};

/** An address that no customer has. */
export const nobody = 'nobody-at-all@example.com';

/** An address, a number or a reference, such as "3f9ac2", differs from call to call. */
const OF_ONE_CALL = /\S+@\S+|\S*\d\S*/g;

/** @throws StoryFailure where two replies tell whether an address is known. Either may say that there were too many calls. */
export const expectAlikeForNobody = (known: Reply, unknown: Reply): void => {
  const seen = ({ status, message, description, code, fields }: Reply): string =>
    [status, code, fields, `${message}; ${description}`.replaceAll(OF_ONE_CALL, '…')].join(' ');
  expectThat(
    [known.status, unknown.status].includes(429) || seen(known) === seen(unknown),
    `${describeReply(known)} with the fields "${known.fields}" to an address that is known, and ${unknown.status} (${unknown.message}) with "${unknown.fields}" to another one: it tells who is a customer.`,
  );
};

/** @throws StoryFailure unless a code may be asked for again, at once or later */
export const expectSentAgain = (reply: Reply): void =>
  expectThat(
    reply.status < 300 || reply.status === 429,
    `${describeReply(reply)} to a second request for a code, expected a success or 429.`,
  );

/** @throws StoryFailure unless one of two writes at once under one key was carried out, and the other has its reply or has to wait */
export const expectDoneOnce = (replies: readonly Reply[]): void => {
  const refused = replies.find(({ status }) => status >= 300 && ![409, 422, 425, 429, 503].includes(status));
  expectThat(
    replies.some(({ status }) => status < 300),
    `Neither of two at once was carried out: ${replies.map(describeReply).join('; ')}.`,
  );
  expectThat(refused === undefined, `${refused ? describeReply(refused) : ''} to the second of two at once.`);
};

/** Tries until something is so, at most as long as a change may take. */
export const eventually = async (
  patience: number,
  isSo: () => Promise<boolean>,
  otherwise: () => string,
): Promise<void> => {
  const until = Date.now() + patience;
  for (let pause = 5; !(await isSo()); pause = Math.min(pause * 2, 2000)) {
    expectThat(Date.now() < until, `${otherwise()} after ${patience / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};
