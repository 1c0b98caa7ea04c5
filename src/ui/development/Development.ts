import type { CalendarDate } from '../../domain/CalendarDate';

/** An account of the in-memory insurer, and the address that signs in as its customer. */
export interface AccountLink {
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface ChosenFault {
  /** "claims.submit" and so on; "*" is every call. */
  readonly call: string;
  /** As in the fault table: "K10". */
  readonly code: string;
  readonly once: boolean;
}

/** What is set now, and what has happened. */
export interface DevelopmentState {
  readonly latency: number;
  readonly faults: readonly ChosenFault[];
  readonly chosenDate: CalendarDate | undefined;
  readonly today: CalendarDate;
  readonly messages: readonly { readonly to: string; readonly text: string }[];
  readonly log: readonly { readonly call: string; readonly sent: string; readonly outcome: string }[];
}

/** What a developer can do with the in-memory insurer. */
export interface Development {
  readonly accounts: () => readonly AccountLink[];
  readonly calls: readonly string[];
  readonly faults: readonly { readonly code: string; readonly text: string }[];
  /** What somebody who came by an address should know: parts of it that nobody understood, for example. */
  readonly notes: readonly string[];
  /** The address that brings somebody else to where one is now. */
  readonly link: () => string;
  /** Absent in a build without time travel. */
  readonly chooseDate: ((date: CalendarDate | undefined) => void) | undefined;
  setLatency(milliseconds: number): void;
  addFault(fault: ChosenFault): void;
  removeFault(index: number): void;
  /** Forgets everything that was done and set, and starts from the login screen. */
  reset(): void;
  /** For `useSyncExternalStore`: the same state until something changes. */
  state(): DevelopmentState;
  subscribe(listener: () => void): () => void;
}
