import type { Answer, Variation } from '../../../src/adapters/reference-api/Variation';
import * as calls from '../../contract/apiCalls';
import { answers, answersTo, refusal } from '../edits';
import { remembering } from '../remembering';
import { inSpanish, isRefused } from '../requests';
import { caughtBy, type WrongBackend } from './caughtBy';

/** Backends whose refusals have a wrong status, message, code or header. */

/** Replaces the message of each refusal that contains a word, and drops its code. */
const inOtherWords = (name: string, call: string, word: string): Variation =>
  answers(
    `in-other-words: ${name}`,
    call,
    refusal((answer) => (answer.message.includes(word) ? { body: { message: 'Something else.' } } : {})),
  );

const isUuid = (request: object): boolean => /\/[\da-f]{8}-[\da-f-]{27}$/.test(String(Reflect.get(request, 'path')));

/** Gives another answer to an unknown id that has the right form. */
const unknownUuid = (call: string, status: number, body: object): Variation =>
  answers(`an-id-that-looks-known: ${call}`, call, (answer, request) => {
    if (answer.status >= 400 && isUuid(request)) Object.assign(answer, { status, body });
  });

const withHeader = (name: string, header: string, value: string, isMeant: (answer: Answer) => boolean): Variation =>
  answers(name, calls.apiCalls, (answer) => {
    if (isMeant(answer)) answer.headers[header] = value;
  });

/** Replaces the message of refusals by one that customers cannot use. Refusals that the portal recognizes stay. */
const saying = (message: string, name = `say: ${message}`): Variation =>
  answers(
    `refusals-${name}`,
    [calls.setPassword, calls.createUser, calls.updateBillingMethod, calls.fileClaim],
    refusal((answer) => (/expired|blank/.test(answer.message) ? {} : { body: { message } })),
  );

/** Answers each call with the correlation id of the previous call. */
const idOfTheCallBefore = (): Variation =>
  remembering(
    'correlation-ids-of-the-call-before',
    calls.apiCalls,
    () => ({ before: '', of: new WeakMap<object, string>() }),
    {
      asks: (request, memory) => {
        memory.of.set(request, memory.before);
        memory.before = request.get('x-correlation-id') ?? '';
      },
      answers: ({ headers }, { of }, request) => {
        headers['x-correlation-id'] = of.get(request) || (request.get('x-correlation-id') ?? '');
      },
    },
  );

export const refusals: readonly WrongBackend[] = [
  ...caughtBy(
    'pact:verify',
    inOtherWords('an email in use', calls.requestEmailCode, 'exists'),
    ...answersTo(calls.requestEmailCode, {
      'an-email-in-use-409-without-a-code': refusal(({ message }) => ({ status: 409, body: { message } })),
      'a-code-of-another-failure': refusal(({ message }) => ({ body: { message, code: 'code-expired' } })),
    }),
    inOtherWords('an email code that has expired', calls.confirmEmail, 'code has expired'),
    inOtherWords('too many attempts', calls.confirmEmail, 'attempts'),
    inOtherWords('a preview shortly before the renewal', calls.preview, 'Forbidden'),
    answers(
      'change-refused-with-401',
      calls.changePolicy,
      refusal(() => ({ status: 401 })),
    ),
    inOtherWords('a change shortly before the renewal', calls.changePolicy, 'Forbidden'),
    inOtherWords('expired tokens', calls.listClaims, 'expired'),
    inOtherWords('a blank field', calls.updateBillingMethod, 'blank'),
  ),
  ...caughtBy(
    '--smoke',
    unknownUuid(calls.checkInvitation, 410, { message: 'Gone.' }),
    ...[calls.policyChangeStatus, calls.emailChangeStatus].map((call) =>
      unknownUuid(call, 200, { data: { status: 'complete' } }),
    ),
    withHeader(
      'a-browser-asks-for-a-password',
      'WWW-Authenticate',
      'Basic realm="api"',
      ({ status }) => status === 401,
    ),
    withHeader('no-correlation-id-but-its-text', 'x-correlation-id', 'undefined', isRefused),
    withHeader('one-correlation-id-for-all', 'x-correlation-id', 'c-1', isRefused),
  ),
  ...caughtBy(
    '--scenarios',
    answers(
      'a-password-is-refused-without-a-word',
      calls.createUser,
      refusal(() => ({ body: {} })),
    ),
    answers(
      'a-refusal-of-a-password-is-a-trace',
      calls.setPassword,
      refusal(({ status }) => (status === 400 ? { body: { message: 'TypeError: password is undefined' } } : {})),
    ),
    answers(
      'refusals-describe-a-trace',
      [calls.setPassword, calls.createUser, calls.updateBillingMethod, calls.fileClaim],
      refusal(({ body }) => ({
        body: {
          ...Object(body),
          description: 'java.lang.IllegalStateException: null\n\tat com.insurer.Api.handle(Api.java:42)',
        },
      })),
    ),
    answers(
      'a-save-is-refused-without-a-word',
      calls.saveCustomer,
      refusal(({ status }) => (status === 400 ? { body: {} } : {})),
    ),
    ...[calls.requestEmailCode, calls.getCustomer].map((call) =>
      inSpanish(
        `refusals-in-spanish-without-a-code: ${call}`,
        call,
        refusal(() => ({ body: { message: 'No se pudo hacer.' } })),
      ),
    ),
    ...answersTo(calls.confirmEmail, {
      'a-wrong-code-is-one-that-has-expired': refusal(({ status, message }) =>
        status === 400 && message.startsWith('Invalid') ? { body: { message: 'Invalid or expired code.' } } : {},
      ),
      'a-wrong-password-is-one-attempt-of-many': refusal(({ status, message }) =>
        status === 401 && message.startsWith('Incorrect') ? { body: { message: '4 attempts left.' } } : {},
      ),
    }),
    answers(
      'an-unknown-quote-signs-out',
      calls.preview,
      refusal(({ message }) => (message.includes('quote') ? { status: 401 } : {})),
    ),
    ...answersTo(calls.changePolicy, {
      'every-refused-cancellation-is-forbidden': refusal(({ status, body }) =>
        status === 400 ? { body: { ...Object(body), code: 'change-forbidden' } } : {},
      ),
      'past-due-is-shortly-before-the-renewal': refusal(({ message }) =>
        message.includes('past due') ? { body: { message, code: 'change-forbidden' } } : {},
      ),
    }),
    ...answersTo(calls.fileClaim, {
      'claims-of-the-future-sign-out': refusal(() => ({ status: 401 })),
      'claims-of-the-future-refused-without-a-word': refusal(({ status }) => (status === 422 ? {} : { body: {} })),
      'a-refusal-is-a-space': (answer) => {
        if (isRefused(answer)) answer.body = { message: ' ' };
      },
    }),
    answers(
      'expiry-in-other-words',
      calls.getBilling,
      refusal(() => ({ body: { message: 'Token expired' } })),
    ),
    answers(
      'an-unknown-card-is-a-blank-field',
      calls.updateBillingMethod,
      refusal(({ status, body }) => (status === 400 ? { body: { ...Object(body), code: 'blank-field' } } : {})),
    ),
    saying('Bad Request'),
    saying('ERR-1042'),
    saying("Validation failed for object='newClaim'. Error count: 1"),
    saying('Request failed with status code 400'),
    saying("Cannot read properties of undefined (reading 'password')"),
    saying("'NoneType' object has no attribute 'password'"),
    saying('Object reference not set to an instance of an object.'),
    saying('SQLSTATE[23000]: Integrity constraint violation'),
    saying('sql: no rows in result set'),
    saying('The value must have at least {0} characters.'),
    saying('The value must have at least {{ limit }} characters.'),
    saying('The value must have at least %d characters.'),
    saying('The :attribute must be longer.'),
    saying('It isn&#39;t valid.'),
    saying('<p>The request was <b>refused</b>.</p>', 'in-html'),
    saying('java.lang.IllegalStateException: null\n\tat com.insurer.Api.handle(Api.java:42)', 'as-a-trace'),
    saying('validation.password.weak', 'by-the-name-of-a-text'),
    saying('REQUEST_REFUSED', 'by-a-constant'),
    saying('{"error":"refused"}', 'as-json'),
    idOfTheCallBefore(),
  ),
];
