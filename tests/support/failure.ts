import { ApiFailure, type FailureDetails } from '../../src/application/ApiFailure';

/** A failed call. */
export const failure = (kind: FailureDetails['kind'] = 'other', details: Partial<FailureDetails> = {}): ApiFailure =>
  new ApiFailure({ kind, status: 500, message: '', ...details });

/** A call whose reply is lost. */
export const lostReply = (): Promise<never> => Promise.reject(failure('unknownOutcome'));
