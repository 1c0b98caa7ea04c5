import { failures, isPresent } from '../validation';

export const changeReasons = { cancellation: 'custcancelled', modification: 'custmodpolpckg' } as const;

export interface Cancellation {
  readonly reason: string;
}

export const cancellationReasonLimit = 255;

/** Document 2, section 5, cancel. */
export const cancellationFailures = (cancellation: Cancellation) =>
  failures(cancellation, [['reason', (c) => isPresent(c.reason), 'cancel.reason.required']]);
