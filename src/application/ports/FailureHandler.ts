/** Takes a failure that no screen handles and brings the customer to where they can go on (`failureRoute`). */
export interface FailureHandler {
  handle(failure: unknown): void;
}
