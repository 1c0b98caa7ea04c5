import { type Answering, type ReceivedCall, json, refreshedTokens, tokenExpired } from '../support/FakeNetwork';
import { goodAnswer } from './insurerAnswers';

/** One form of a fault. */
export interface Fault {
  readonly name: string;
  /** Answers the call under test; `attempt` counts from 0. */
  readonly answer: (call: ReceivedCall, attempt: number) => Response | Promise<Response>;
  /** Answers the refresh; a success if absent. */
  readonly refresh?: Answering;
  /** The details on the error page or in an alert. */
  readonly report: { status: number; message?: string; description?: string; correlationId?: string };
  /** The error page shows it if there is no message. */
  readonly statusText?: string;
  readonly isOwnWords?: true;
}

const gone = (): Promise<never> => Promise.reject(new TypeError('fetch failed'));

/** The headers arrive, then the socket breaks. */
const brokenOff = (): Response =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"data":{"cl'));
        controller.error(new TypeError('terminated'));
      },
    }),
    { status: 200, headers: { 'Content-Type': 'application/json' } },
  );

/** A reply without a body. With `Content-Length: 0`, openapi-fetch returns no error of its own. */
const empty = (status: number): Response => new Response(null, { status, headers: { 'Content-Length': '0' } });

const html = (status: number, statusText = ''): Response =>
  new Response('<html><h1>nginx</h1></html>', { status, statusText, headers: { 'Content-Type': 'text/html' } });

const said = (status: number, message: string): Fault => ({
  name: String(status),
  answer: () => json(status, { message }),
  report: { status, message },
});

const described = (status: number): Fault => {
  const words = { message: 'No good', description: 'A field is wrong.' };
  return { name: String(status), answer: () => json(status, words), report: { status, ...words } };
};

const unreadable = (name: string, answer: () => Response): Fault => ({ name, answer, report: { status: 502 } });

/** A 401 for expired tokens. */
export const tokensExpired = { status: 401, message: 'The incoming token has expired' };

const expiring = (name: string, refresh: Answering, report?: Partial<Fault['report']>): Fault => ({
  name,
  answer: tokenExpired,
  refresh,
  report: { ...tokensExpired, ...report },
});

const broken = { message: 'Something broke', description: 'The claims system did not answer.' };

/** The forms of each fault. K14 and K15 are about time and have none. */
export const faultForms = {
  K1: [
    { name: 'refused', answer: gone, report: { status: 509 } },
    { name: 'broken off', answer: brokenOff, report: { status: 509 } },
  ],
  K2: [
    {
      name: 'expired once',
      answer: (call, attempt) => (attempt === 0 ? tokenExpired() : goodAnswer(call)),
      report: tokensExpired,
    },
  ],
  K3: [expiring('expired again', () => refreshedTokens('ada', 2))],
  K4: [
    expiring('refresh 400', () => json(400, { message: 'Refresh token has been revoked' })),
    expiring('refresh 401', () => json(401, { message: tokensExpired.message })),
    expiring('refresh 403', () => new Response(null, { status: 403 })),
  ],
  K5: [
    expiring('refresh 404', () => json(404, { message: 'Gone' }), { status: 404, message: 'Gone' }),
    ...[408, 409, 429].map((status) =>
      expiring(`refresh ${String(status)}`, () => json(status, { message: 'Later' }), { status, message: 'Later' }),
    ),
    expiring('refresh 503', () => json(503, { message: 'Down' }), { status: 503, message: 'Down' }),
    expiring('no refresh', gone, { status: 509, message: '' }),
    expiring('refresh HTML', () => html(200), { status: 502, message: '' }),
  ],
  K6: [said(401, 'Unauthorized'), { name: 'empty 401', answer: () => empty(401), report: { status: 401 } }],
  K7: [said(404, 'Not found')],
  K8: [described(400)],
  K9: [described(409), described(422)],
  K10: [
    {
      name: '500',
      answer: () => json(500, broken, { 'x-correlation-id': 'c-1' }),
      report: { status: 500, ...broken, correlationId: 'c-1' },
    },
  ],
  K11: [
    { name: 'empty 502', answer: () => empty(502), report: { status: 502 } },
    {
      name: 'HTML 504',
      answer: () => html(504, 'Gateway Timeout'),
      report: { status: 504 },
      statusText: 'Gateway Timeout',
    },
  ],
  K12: [
    unreadable('malformed', () => new Response('{"data":', { status: 200 })),
    unreadable('HTML', () => html(200)),
    unreadable('empty', () => new Response(null, { status: 200 })),
    unreadable('204', () => new Response(null, { status: 204 })),
  ],
  K13: [
    unreadable('without data', () => json(200, { result: {} })),
    unreadable('null data', () => json(200, { data: null })),
    unreadable('data of another kind', () => json(200, { data: 'done' })),
    unreadable('no envelope', () => json(200, 'done')),
  ],
  K16: [said(429, 'Slow down'), said(503, 'Down')],
} as const satisfies Record<string, readonly Fault[]>;

export const ownWords = (message: string): Fault => ({ ...said(400, message), name: 'own words', isOwnWords: true });
