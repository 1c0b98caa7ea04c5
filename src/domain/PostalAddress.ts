import { emptyTexts } from './emptyTexts';

/** The parts of an address, each with its maximum length. Storage, replies, comparisons and the fields of a refusal are derived from it. */
export const addressLimits = { address1: 255, city: 255, state: 2, zipCode: 10 } as const;

type AddressPart = keyof typeof addressLimits;

export const addressParts = Object.keys(addressLimits) as readonly AddressPart[];

/** An address in the United States; `state` is a two-letter code. A part that is not known is empty. */
export type PostalAddress = Readonly<Record<AddressPart, string>>;

export const PostalAddress = {
  empty: emptyTexts(addressParts),

  /**
   * Whether the address may be sent with an email change: with street and city, a state code of two characters and a zip code of
   * five.
   */
  isSendable: ({ address1, city, state, zipCode }: PostalAddress): boolean =>
    address1 !== '' && city !== '' && state.length === 2 && zipCode.length === 5,

  equals: (a: PostalAddress, b: PostalAddress): boolean => addressParts.every((part) => a[part] === b[part]),
};
