/** An event that the operator should know about. No variant can hold a text of the customer's. */
export type Occurrence =
  /** A call failed in a way that no screen expects. The field is the path of what cannot be read, never a value. */
  | {
      readonly kind: 'callFailed';
      readonly status: number;
      readonly correlationId: string;
      readonly field?: string | undefined;
    }
  /** `defect`: any other error of an action; `screenFailed`: an error while drawing. The error page shows the reference. */
  | { readonly kind: 'defect' | 'screenFailed'; readonly correlationId: string }
  /** Errors that no code caught. */
  | { readonly kind: 'scriptFailed' | 'promiseRejected' }
  /** A web vital: milliseconds, or the score of `CLS`. */
  | { readonly kind: 'vital'; readonly name: string; readonly value: number }
  | { readonly kind: 'policyViolated'; readonly directive: string; readonly blocked: string };

/** Tells the operator what happened. It never throws, and says nothing where the operator has not turned it on. */
export interface Telemetry {
  report(occurrence: Occurrence): void;
}

export const silentTelemetry: Telemetry = { report: () => undefined };
