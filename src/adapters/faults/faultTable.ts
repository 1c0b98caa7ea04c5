import type { FailureDetails } from '../../application/ApiFailure';

/** What happens to a call, in the terms of its port. */
type PortOutcome =
  | {
      readonly kind: 'fails';
      /** Thrown, unless the reply of the call has a variant for this fault. */
      readonly failure: FailureDetails;
      /** The insurer has carried the call out. */
      readonly isCarriedOut?: true;
    }
  | { readonly kind: 'slow'; readonly milliseconds: number };

/** What the reference server does to a call. */
export interface WireFault {
  readonly kind:
    /** Responds with this status and message. */
    | 'answer'
    /** Closes the socket; the call is not carried out. */
    | 'noResponse'
    /** Carries the call out, then closes the socket. */
    | 'lostAnswer'
    | 'emptyBody'
    | 'html'
    | 'malformed'
    | 'cutShort'
    /** Responds with 200 and data of another shape. */
    | 'wrongShape'
    /** Responds with 200 and the message as its body. */
    | 'text'
    /** Responds later. */
    | 'delay';
  readonly status?: number;
  readonly message?: string;
  readonly description?: string;
  readonly correlationId?: string;
  /** In seconds. */
  readonly retryAfter?: number;
  readonly milliseconds?: number;
}

interface FaultRow {
  readonly text: string;
  /** What the in-memory adapter does. */
  readonly port: PortOutcome;
  /** What the reference server does to the call, in turn. */
  readonly wire: readonly WireFault[];
  /** What the reference server does to the token refresh that follows. */
  readonly refresh?: WireFault;
  /** Only the HTTP adapter shows this row; a gateway's caller sees its consequence. */
  readonly isBelowPort?: true;
}

const failing = (kind: FailureDetails['kind'], status: number, message: string, more: Partial<FailureDetails> = {}) =>
  ({ kind: 'fails', failure: { kind, status, message, ...more } }) as const;

const answering = (status: number, message: string, more: Partial<WireFault> = {}) =>
  ({ kind: 'answer', status, message, ...more }) as const;

/** A response with this status, as both adapters show it. */
const responding = (status: number, message: string, kind: FailureDetails['kind'] = 'other') => ({
  port: failing(kind, status, message),
  wire: [answering(status, message)],
});

const EXPIRED = 'The incoming token has expired';

const serverError = {
  description: 'A part of the system failed.',
  correlationId: '00000000-0000-4000-8000-000000000500',
};

const noResponse = failing('unknownOutcome', 509, '');
const unreadable = { ...failing('unknownOutcome', 502, ''), isCarriedOut: true } as const;

const rows = {
  K1: { text: 'no response', port: noResponse, wire: [{ kind: 'noResponse' }] },
  'K1-lost': {
    text: 'carried out, the response is lost',
    port: { ...noResponse, isCarriedOut: true },
    wire: [{ kind: 'lostAnswer' }],
  },
  K2: {
    text: 'token expired, refreshed',
    port: { kind: 'slow', milliseconds: 400 },
    wire: [answering(401, EXPIRED)],
    isBelowPort: true,
  },
  K3: {
    text: 'token expired again',
    port: failing('unauthorized', 401, EXPIRED),
    wire: [answering(401, EXPIRED), answering(401, EXPIRED)],
    isBelowPort: true,
  },
  K4: {
    text: 'refresh refused',
    port: failing('unauthorized', 401, EXPIRED),
    wire: [answering(401, EXPIRED)],
    refresh: answering(401, 'The refresh token has expired'),
    isBelowPort: true,
  },
  K5: {
    text: 'refresh failed',
    port: failing('other', 503, 'The sign-in system is down.'),
    wire: [answering(401, EXPIRED)],
    refresh: answering(503, 'The sign-in system is down.'),
    isBelowPort: true,
  },
  K6: { text: 'unauthorized', ...responding(401, 'Unauthorized', 'unauthorized') },
  K7: { text: 'not found', ...responding(404, 'Not found', 'notFound') },
  K8: { text: 'bad request', ...responding(400, 'The request is not valid.') },
  K9: { text: 'conflict', ...responding(409, 'The request conflicts with another one.') },
  K10: {
    text: 'server error',
    port: failing('other', 500, 'Something broke.', serverError),
    wire: [answering(500, 'Something broke.', serverError)],
  },
  K11: {
    text: 'bad gateway',
    port: failing('unknownOutcome', 502, '', { statusText: 'Bad Gateway' }),
    wire: [{ kind: 'emptyBody', status: 502 }],
  },
  K12: { text: 'malformed response', port: unreadable, wire: [{ kind: 'malformed' }] },
  K13: { text: 'response of the wrong shape', port: unreadable, wire: [{ kind: 'wrongShape' }] },
  K14: {
    text: 'slow, 30 seconds',
    port: { kind: 'slow', milliseconds: 30_000 },
    wire: [{ kind: 'delay', milliseconds: 30_000 }],
  },
  K15: {
    text: 'slow, until the customer leaves',
    port: { kind: 'slow', milliseconds: 600_000 },
    wire: [{ kind: 'delay', milliseconds: 600_000 }],
  },
  K16: { text: 'unavailable', ...responding(503, 'The system is under maintenance.') },
  'K16-closed': {
    text: 'closed for two minutes',
    port: failing('other', 503, 'The system is under maintenance.', {
      pause: { kind: 'closed', seconds: 120 },
    }),
    wire: [answering(503, 'The system is under maintenance.', { retryAfter: 120 })],
  },
  'K16-limited': {
    text: 'too many attempts',
    port: failing('other', 429, 'Please slow down.', { pause: { kind: 'tooManyAttempts', seconds: 120 } }),
    wire: [answering(429, 'Please slow down.', { retryAfter: 120 })],
  },
} as const satisfies Record<string, FaultRow>;

export type FaultCode = keyof typeof rows;

/** Every fault of docs/requirements/faults.md, with what each of the two adapters without a backend does. */
export const faultTable: Readonly<Record<FaultCode, FaultRow>> = rows;

export const faultCodes = Object.keys(rows) as readonly FaultCode[];
