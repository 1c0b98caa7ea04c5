/** An address in the United States; `state` is a two-letter code. */
export interface PostalAddress {
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

export const PostalAddress = {
  empty: { address1: '', city: '', state: '', zipCode: '' } satisfies PostalAddress,

  /**
   * Whether the address may be sent with an email change: with street and city, a state code of two characters and a zip code of
   * five.
   */
  isSendable: ({ address1, city, state, zipCode }: PostalAddress): boolean =>
    address1 !== '' && city !== '' && state.length === 2 && zipCode.length === 5,

  equals: (a: PostalAddress, b: PostalAddress): boolean =>
    a.address1 === b.address1 && a.city === b.city && a.state === b.state && a.zipCode === b.zipCode,
};
