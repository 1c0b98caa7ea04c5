/** As much of Recurly.js as the portal uses (docs.recurly.com, "Elements", "Getting a token", "Bank accounts"). */
export interface Recurly {
  configure(options: {
    readonly publicKey: string;
    /** Fields without which no token is made. */
    readonly required: readonly string[];
    /** Milliseconds that a request to Recurly may take. */
    readonly timeout: number;
    /** Recurly's own marketing directives, which the portal has no use for. */
    readonly engage: { readonly enabled: boolean };
  }): void;
  Elements(): RecurlyElements;
  token(elements: RecurlyElements, billing: Readonly<Record<string, string>>, done: TokenHandler): void;
  readonly bankAccount: {
    token(account: Readonly<Record<string, string>>, done: TokenHandler): void;
  };
}

/** A group of card fields; all four together make a card. */
export interface RecurlyElements {
  CardNumberElement(options: RecurlyElementOptions): RecurlyElement;
  CardMonthElement(options: RecurlyElementOptions): RecurlyElement;
  CardYearElement(options: RecurlyElementOptions): RecurlyElement;
  CardCvvElement(options: RecurlyElementOptions): RecurlyElement;
}

export interface RecurlyElementOptions {
  /** What a style sheet of ours cannot reach, since the field is a frame. */
  readonly style: Readonly<Record<'fontColor' | 'fontFamily' | 'fontSize', string>>;
}

export interface RecurlyElement {
  attach(parent: HTMLElement): unknown;
  /** 'attach' comes once the field can be typed in. */
  on(event: 'attach', listener: () => void): unknown;
  remove(): unknown;
}

export type TokenHandler = (failure: unknown, token?: { readonly id: string }) => void;
