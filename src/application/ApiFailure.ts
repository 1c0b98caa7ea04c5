import type { NamedField } from '../domain/namedField';
import type { Pause } from './Pause';

/** Why a call failed. `unknownOutcome`: no readable response came, so that the call may have been carried out. */
export type FailureKind = 'unauthorized' | 'notFound' | 'unknownOutcome' | 'other';

export interface FailureDetails {
  readonly kind: FailureKind;
  /** Only for display; 509 without a response. */
  readonly status: number;
  /** The server's own message; empty when it gave none. */
  readonly message: string;
  /** The server's code for the failure; empty when it gave none. */
  readonly code?: string | undefined;
  /** Shown where there is no message. */
  readonly statusText?: string | undefined;
  readonly description?: string | undefined;
  readonly correlationId?: string | undefined;
  /** The field of a success that cannot be read, for developers: "data.*.currentTerm.endDate". Never a value. */
  readonly field?: string | undefined;
  /** The field of the request that the insurer refuses. */
  readonly refusedField?: NamedField | undefined;
  /** Whether the insurer refuses the call because it asks for something of another customer. */
  readonly isDenied?: boolean;
  /** Why the insurer takes no calls for now. */
  readonly pause?: Pause | undefined;
}

/** Status of a failure without a response. */
export const NO_RESPONSE_STATUS = 509;

/** Status of a failure whose response claimed success and could not be read. */
export const UNREADABLE_REPLY_STATUS = 502;

/** A call failed in a way that its use case does not expect. A view-model catches it once per action. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly details: FailureDetails;

  constructor(details: FailureDetails) {
    super(details.message);
    this.details = details;
  }
}

/** Whether a call failed and the session goes on. A use case passes on everything else: a defect, an abort, or the end of the session. */
export const isFailureInSession = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure && failure.details.kind !== 'unauthorized';

/** Whether a call failed that may have been carried out. */
export const isUnknownOutcome = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure && failure.details.kind === 'unknownOutcome';
