import { ApiFailure, noResponseStatus, unreadableReplyStatus } from '../../application/ApiFailure';
import type { CallName } from './memoryGateways';

/** What a call runs into. */
export type FaultEffect =
  /** The insurer answers with this failure. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly message: string;
      readonly statusText?: string;
      readonly description?: string;
      readonly correlationId?: string;
    }
  /** The call never reaches the insurer. */
  | { readonly kind: 'noResponse' }
  /** The insurer carries the call out, and nobody hears of it. */
  | { readonly kind: 'lostAnswer' }
  /** A success that is not as it must be; the insurer carried the call out. */
  | { readonly kind: 'unreadable' }
  /** The answer comes later. */
  | { readonly kind: 'slow'; readonly milliseconds: number };

export interface Fault {
  /** "*" is every call. */
  readonly call: CallName | '*';
  readonly effect: FaultEffect;
  /** Whether it is over with the first call that runs into it. */
  readonly once: boolean;
}

/**
 * The faults of the fault table that a gateway can tell apart, under their names there. Tokens that expire are renewed below a gateway,
 * and a customer who leaves is no fault.
 */
export const knownFaults = {
  'K1 no response': { kind: 'noResponse' },
  'K1 lost answer': { kind: 'lostAnswer' },
  'K6 unauthorized': { kind: 'answer', status: 401, message: 'Unauthorized' },
  'K7 not found': { kind: 'answer', status: 404, message: 'Not found' },
  'K8 bad request': { kind: 'answer', status: 400, message: 'The request is not valid.' },
  'K9 conflict': { kind: 'answer', status: 409, message: 'The request conflicts with another one.' },
  'K10 server error': {
    kind: 'answer',
    status: 500,
    message: 'Something broke.',
    description: 'A part of the system failed.',
    correlationId: '00000000-0000-4000-8000-000000000500',
  },
  'K11 bad gateway': { kind: 'answer', status: 502, message: '', statusText: 'Bad Gateway' },
  'K13 wrong shape': { kind: 'unreadable' },
  'K14 slow': { kind: 'slow', milliseconds: 30_000 },
  'K16 unavailable': { kind: 'answer', status: 503, message: 'The system is under maintenance.' },
} as const satisfies Record<string, FaultEffect>;

/** The fault that this call runs into; one that was to happen once is taken out. */
export const takeFault = (faults: Fault[], call: string): FaultEffect | undefined => {
  const index = faults.findIndex((fault) => fault.call === call || fault.call === '*');
  const fault = faults[index];
  if (fault?.once) faults.splice(index, 1);
  return fault?.effect;
};

/** What the caller is told; `undefined` when the call is answered after all. */
export const failureOf = (effect: FaultEffect | undefined): ApiFailure | undefined => {
  switch (effect?.kind) {
    case 'answer': {
      const { status, message, statusText, description, correlationId } = effect;
      return new ApiFailure({ status, message, statusText, description, correlationId });
    }
    case 'noResponse':
    case 'lostAnswer':
      return new ApiFailure({ status: noResponseStatus, message: '' });
    case 'unreadable':
      return new ApiFailure({ status: unreadableReplyStatus, message: '' });
    case 'slow':
    case undefined:
      return undefined;
  }
};

/** Whether the insurer carries the call out all the same. */
export const isCarriedOut = (effect: FaultEffect | undefined): boolean =>
  effect === undefined || effect.kind === 'slow' || effect.kind === 'lostAnswer' || effect.kind === 'unreadable';
