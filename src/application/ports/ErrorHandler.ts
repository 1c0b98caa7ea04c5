/** Handles every error that no screen handles: it leads the customer to where `failureRoute` says. */
export interface ErrorHandler {
  /** @param isRead The error page takes the place of a screen that could not be read: Back to it would lead to the error again. */
  handle(failure: unknown, isRead?: boolean): void;
}
