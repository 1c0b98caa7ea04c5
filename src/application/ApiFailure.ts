/** What a call that failed for no expected reason says of itself. */
export interface FailureDetails {
  /** The HTTP status; 509 when there was no response at all (document 1, section 8). */
  readonly status: number;
  /** The server's own message; empty when it gave none. */
  readonly message: string;
  /** What stands in for a missing message, where the response has one. */
  readonly statusText?: string | undefined;
  readonly description?: string | undefined;
  readonly correlationId?: string | undefined;
}

/** Status of a failure that never had a response. */
export const noResponseStatus = 509;

/** Status of a failure whose response claimed success and could not be read: the call's outcome is unknown. */
export const unreadableReplyStatus = 502;

/** A call failed, and not in a way that its use case expects. Caught once per view-model action. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly details: FailureDetails;

  constructor(details: FailureDetails) {
    super(details.message);
    this.details = details;
  }
}
