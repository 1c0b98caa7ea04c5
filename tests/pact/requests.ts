import type { Request } from 'express';
import type { Account } from '../../src/adapters/memory/Account';
import { accountOf, ownerOfEmail } from '../../src/adapters/memory/World';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import type { Answer, Variation } from '../../src/adapters/reference-api/Variation';
import { type Edit, answers } from './edits';

/** What a variation reads of a request, and does to it. */

export type Body = Record<string, unknown>;

export const bodyOf = (request: { readonly body?: unknown }): Body => Object(request.body) as Body;

export const textIn = (request: { readonly body?: unknown }, field: string): string => {
  const text = bodyOf(request)[field];
  return typeof text === 'string' ? text : '';
};

export const keyIn = (request: Request): string => request.get('idempotency-key') ?? '';

/** The auth token of a request. */
export const sessionIn = (request: { get?: (name: string) => string | undefined }): string =>
  request.get?.('x-falcon-auth') ?? '';

/** The customer of a request: by its tokens, or by the name in its body. */
export const ownerOf = (request: Request, { world }: Insurer) =>
  world.sessions[sessionIn(request)]?.owner ?? ownerOfEmail(world, textIn(request, 'userName'));

export const ownAccount = (request: Request, insurer: Insurer): Account | undefined => {
  const owner = ownerOf(request, insurer);
  return owner && accountOf(insurer.world, owner);
};

export const isDone = ({ status }: Answer): boolean => status < 300;

/** Not for want of tokens. */
export const isRefused = ({ status }: Answer): boolean => status >= 400 && status !== 401;

/** Whether an answer has a word in quotation marks. */
export const says = ({ body }: Pick<Answer, 'body'>, word: string): boolean =>
  JSON.stringify(body ?? '').includes(`"${word}"`);

export const isComplete = (answer: Answer): boolean => says(answer, 'complete');

export const isCancellation = (body: object): boolean => Reflect.get(body, 'changeReason') === 'custcancelled';

export const refuse = (answer: Answer, status: number, message = 'No.'): void =>
  void Object.assign(answer, { status, body: { message } });

export const asking = (
  name: string,
  call: string | readonly string[],
  asks: NonNullable<Variation['asks']>,
): Variation => ({ name, calls: [call].flat(), asks });

/** Changes the body of a request before it is handled. */
export const rewriting = (name: string, call: string | readonly string[], of: (body: Body) => void): Variation => ({
  name,
  calls: [call].flat(),
  asks: (request) => of(bodyOf(request)),
});

/** Lets a request ask for another address. */
export const goTo = (request: Request, url: string): void => void Object.assign(request, { url, originalUrl: url });

/** Lets a request read the profile instead. The validator reads the original address. */
export const readProfileInstead = (request: Request): void =>
  void Object.assign(request, { method: 'GET', url: '/api/customer', originalUrl: '/api/customer' });

type IsMeant = (request: Request, insurer: Insurer) => boolean;

/** Whether a request is one of a customer of some kind. */
export const ofAccount =
  (isMeant: (account: Account, body: Body) => boolean) =>
  (request: Request, insurer: Insurer): boolean => {
    const account = ownAccount(request, insurer);
    return account !== undefined && isMeant(account, bodyOf(request));
  };

/** Changes the answer to some requests. */
export const answeringSome = (name: string, call: string, isMeant: IsMeant, edit: Edit): Variation => {
  const meant = new WeakSet<object>();
  return {
    name,
    calls: [call],
    asks: (request, insurer) => {
      if (isMeant(request, insurer)) meant.add(request);
    },
    answers: (answer, request) => {
      if (meant.has(request)) edit(answer, request);
    },
  };
};

/** The same, without carrying these requests out. */
const stopping = (name: string, call: string, isMeant: IsMeant, edit: Edit): Variation =>
  answeringSome(
    name,
    call,
    (request, insurer) => {
      const isStopped = isMeant(request, insurer);
      if (isStopped) readProfileInstead(request);
      return isStopped;
    },
    edit,
  );

/** Answers a call without carrying it out. */
export const idle = (name: string, call: string, data: unknown, isMeant: IsMeant = () => true): Variation =>
  stopping(name, call, isMeant, (answer) => {
    if (isDone(answer)) answer.body = { data };
  });

/** Refuses some requests, and does not carry them out. */
export const refusing = (name: string, call: string, isMeant: IsMeant): Variation =>
  stopping(name, call, isMeant, (answer) => refuse(answer, 400, 'It is not valid.'));

/** Refuses the requests of some customers, or with some bodies. */
export const refusesWhere = (
  name: string,
  call: string,
  isMeant: (account: Account, body: Body) => boolean,
): Variation => refusing(name, call, ofAccount(isMeant));

const readsSpanish = (request: { readonly body?: unknown }): boolean =>
  String((request as Request).get('accept-language')).startsWith('es');

/** Another answer in Spanish. */
export const inSpanish = (name: string, call: string, edit: Edit): Variation =>
  answers(name, call, (answer, request) => {
    if (readsSpanish(request)) edit(answer, request);
  });
