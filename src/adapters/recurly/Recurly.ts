/** The part of Recurly.js that the portal uses (docs.recurly.com, "Elements", "Getting a token", "Bank accounts"). */
export interface Recurly {
  configure(options: {
    readonly publicKey: string;
    /** Recurly makes no token without these fields. */
    readonly required: string[];
    /** Recurly's marketing directives, which the portal does not use. */
    readonly engage: { readonly enabled: boolean };
  }): void;
  /** The collectors of device data that the site has chosen. Not documented. */
  readonly fraud?: { activateProfiles: () => void; profiles?: readonly object[] };
  Elements(): RecurlyElements;
  token(elements: RecurlyElements, billing: Readonly<Record<string, string>>, done: TokenHandler): void;
  readonly bankAccount: {
    token(account: Readonly<Record<string, string>>, done: TokenHandler): void;
  };
}

/** A group of card fields; all four together make a card. */
export interface RecurlyElements {
  /** Enter in a field. */
  on(event: 'submit', listener: () => void): unknown;
  /** Stops listening to messages of the frames. Not documented. */
  destroy?(): void;
  CardNumberElement(options: RecurlyElementOptions): RecurlyElement;
  CardMonthElement(options: RecurlyElementOptions): RecurlyElement;
  CardYearElement(options: RecurlyElementOptions): RecurlyElement;
  CardCvvElement(options: RecurlyElementOptions): RecurlyElement;
}

export interface RecurlyElementOptions {
  /** A style sheet of the portal cannot reach into the field's frame. */
  readonly style: Readonly<Record<'fontColor' | 'fontFamily' | 'fontSize', string>>;
}

export interface RecurlyElement {
  attach(parent: HTMLElement): unknown;
  /** Fires once the field can be typed in. */
  on(event: 'attach', listener: () => void): unknown;
  remove(): unknown;
  focus(): unknown;
  configure(options: RecurlyElementOptions): unknown;
  /** Removes the field and its listeners. Not documented; `remove` leaves the listeners. */
  destroy?(): unknown;
}

export type TokenHandler = (failure: unknown, token?: { readonly id: unknown }) => void;
