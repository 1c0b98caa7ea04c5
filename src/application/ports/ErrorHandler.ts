/** Handles every error that no screen handles: it leads the customer to where `failureRoute` says. */
export interface ErrorHandler {
  handle(failure: unknown): void;
}
