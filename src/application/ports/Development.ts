import type { CalendarDate } from '../../domain/CalendarDate';

/** An account, and the address that signs in with it. */
export interface AccountLink {
  readonly name: string;
  /** Describes the customer. */
  readonly text: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface ChosenFault {
  /** "claims.submit" and so on; "*" is every call. */
  readonly call: string;
  /** From the fault table: "K10". */
  readonly code: string;
  readonly once: boolean;
}

/** The current settings, and what has happened. */
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
  /** Notes about the address, for example its parts that are not known. */
  readonly notes: readonly string[];
  /** The address that opens this page with these settings. */
  readonly link: () => string;
  /** Absent in a build without time travel. */
  readonly chooseDate: ((date: CalendarDate | undefined) => void) | undefined;
  setLatency(milliseconds: number): void;
  addFault(fault: ChosenFault): void;
  removeFault(index: number): void;
  /** Restores the initial data and settings, and starts from the login screen. */
  reset(): void;
  /** For `useSyncExternalStore`: the same object until something changes. */
  state(): DevelopmentState;
  subscribe(listener: () => void): () => void;
}
