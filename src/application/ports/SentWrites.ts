/** The writes that happen once per decision of the customer. */
export type WriteName = 'claim' | 'coverageChange' | 'cancellation' | 'paymentMethod' | 'billingTerm' | 'profile';

/** A write that was sent. The record keeps it until its outcome is known, also across a reload. */
export interface SentWrite {
  /** The same for every send of one decision. */
  readonly idempotencyKey: string;
  /** What the customer decided, as text: the same decision keeps its key. */
  readonly decision: string;
  /** Whether the portal read the state back and did not find the decision carried out. It may then be sent again. */
  readonly mayResend: boolean;
  /** Names the change at the insurer, where the insurer carries it out later. */
  readonly correlationId?: string | undefined;
}

export type SentWrites = Readonly<Partial<Record<WriteName, SentWrite>>>;
