import type { BankAccount } from '../../domain/billing/BankAccount';
import type { BillingAddress } from '../../domain/billing/BillingAddress';

/** Fields of the billing address that the card service may find invalid. */
type AddressField = keyof BillingAddress | 'country';

/** The fields that the card service draws. */
export type CardInput = 'number' | 'month' | 'year' | 'cvv';

/** Fields that the card service may find invalid in a card. */
export type CardField = CardInput | AddressField;

/** Fields that the card service may find invalid in a bank account. */
export type AccountField = 'accountType' | 'routingNumber' | 'accountNumber' | AddressField;

/** A token, or the fields that the card service finds invalid. */
export type TokenReply<Field> =
  | { readonly kind: 'token'; readonly billingToken: string }
  | { readonly kind: 'invalid'; readonly fields: readonly Field[] }
  /** The card service answered, and names no field. */
  | { readonly kind: 'declined' };

export type CardToken = TokenReply<CardField>;

export const isCardInput = (field: CardField): field is CardInput => ['number', 'month', 'year', 'cvv'].includes(field);

/** The place of the card fields, and their labels. */
export interface CardSlot {
  /** The id of an element of the page that nothing else draws into. */
  readonly id: string;
  readonly labels: Readonly<Record<CardInput, string>>;
}

/** Card fields that the card service draws, so that the card number never reaches the portal. Enter in one submits its form. */
export interface MountedCardElement {
  /** Exchanges the typed card for a token. Throws `CardServiceUnavailable`. */
  tokenise(address: BillingAddress): Promise<CardToken>;
  focus(field: CardInput): void;
  /** Marks these of its fields as invalid, and no other. */
  mark(fields: readonly CardField[]): void;
  /** Changes the labels and keeps the typed values. */
  rename(labels: CardSlot['labels']): void;
  /** Takes the fields off the page. */
  remove(): void;
}

/** The card service could not be reached, or did not get ready in time. */
export class CardServiceUnavailable extends Error {
  override readonly name = 'CardServiceUnavailable';
}

export interface CardService {
  /**
   * Draws the fields into the slot, and resolves once they can be typed in. The signal takes them off the page. Throws
   * `CardServiceUnavailable`.
   */
  mount(slot: CardSlot, signal: AbortSignal): Promise<MountedCardElement>;
  /** The account is in the name of the billing address. Throws `CardServiceUnavailable`. */
  tokeniseBankAccount(account: BankAccount, address: BillingAddress): Promise<TokenReply<AccountField>>;
}
