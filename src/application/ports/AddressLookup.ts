import type { PostalAddress } from '../../domain/PostalAddress';

export interface AddressSuggestion {
  readonly id: string;
  readonly text: string;
}

/** Suggests addresses in the United States while one is typed. It never throws: after a failure it suggests nothing. */
export interface AddressLookup {
  /** The name that the service asks to show beside its suggestions. */
  readonly attribution?: string;
  suggest(text: string, signal: AbortSignal): Promise<readonly AddressSuggestion[]>;
  /** The parts of a suggestion that are known. */
  resolve(suggestion: AddressSuggestion): Promise<Partial<PostalAddress>>;
  /** The customer has left the address: what is typed next is another search. */
  finish?(): void;
}
