import type { PostalAddress } from '../../domain/PostalAddress';

export interface AddressSuggestion {
  readonly id: string;
  readonly text: string;
}

/** Completes an address in the United States while it is typed. Where it cannot, it suggests nothing; it never throws. */
export interface AddressLookup {
  /** What the service wants to have said beside its suggestions: its name. */
  readonly attribution?: string;
  suggest(text: string, signal: AbortSignal): Promise<readonly AddressSuggestion[]>;
  /** The parts of a suggestion that are known. */
  resolve(suggestion: AddressSuggestion): Promise<Partial<PostalAddress>>;
}
