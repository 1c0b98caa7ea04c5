import type { BillingAddress } from '../../domain/billing/BillingAddress';

/** Fields that the card service may find invalid. */
export type CardField = 'number' | 'month' | 'year' | 'cvv' | 'first_name' | 'last_name' | 'address1' | 'postal_code';

export type CardToken =
  | { readonly kind: 'token'; readonly billingToken: string }
  | { readonly kind: 'invalid'; readonly fields: readonly CardField[] };

export type BankAccountToken =
  | { readonly kind: 'token'; readonly billingToken: string }
  | { readonly kind: 'invalid'; readonly fields: readonly (keyof BankAccount)[] };

/** A bank account to be tokenised. */
export interface BankAccount {
  readonly nameOnAccount: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountType: 'checking' | 'savings';
}

/** What is typed into a card form; the rest of the card's fields is the billing address. */
export type CardInput = Extract<CardField, 'number' | 'month' | 'year' | 'cvv'>;

/** Where card fields are drawn, and what they are called. */
export interface CardSlot {
  /** The id of an element of the page that is left empty for them. */
  readonly id: string;
  readonly labels: Readonly<Record<CardInput, string>>;
}

/** Card fields that are drawn by the card service, so that the number never touches the portal. */
export interface MountedCardElement {
  /** Exchanges what was typed for a token. Throws `CardServiceUnavailable`. */
  tokenise(address: BillingAddress): Promise<CardToken>;
  /** Calls the fields otherwise, and leaves what is typed in them. */
  rename(labels: CardSlot['labels']): void;
  /** Takes the fields off the page. */
  remove(): void;
}

/** The card service could not be reached, or did not get ready in time. */
export class CardServiceUnavailable extends Error {
  override readonly name = 'CardServiceUnavailable';
}

/** The card service (document 2, section 7, last paragraph). */
export interface CardService {
  /**
   * Draws the fields into the slot; resolves once they can be typed in. When the signal is aborted, nothing of them stays on the
   * page. Throws `CardServiceUnavailable`.
   */
  mount(slot: CardSlot, signal: AbortSignal): Promise<MountedCardElement>;
  /** Throws `CardServiceUnavailable`. */
  tokeniseBankAccount(account: BankAccount, address: BillingAddress): Promise<BankAccountToken>;
}
