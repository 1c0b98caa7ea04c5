import { fieldErrors, isPresent } from '../validation';

export interface Cancellation {
  readonly reason: string;
}

export const emptyCancellation: Cancellation = { reason: '' };

export const CANCELLATION_REASON_LIMIT = 255;

export const cancellationErrors = (cancellation: Cancellation) =>
  fieldErrors(cancellation, [['reason', (c) => isPresent(c.reason), 'cancel.reason.required']]);
