import { compareTexts } from '../compareTexts';
import { typedNumber } from '../typed/typedNumber';
import type { Claim } from './Claim';

export type ClaimKey = 'reference' | 'createdAt' | 'status';

export interface ClaimOrder {
  readonly by: ClaimKey;
  readonly direction: 'ascending' | 'descending';
}

/** Newest first. */
export const defaultOrder: ClaimOrder = { by: 'createdAt', direction: 'descending' };

/**
 * The order after the customer presses the heading of a column. The same column reverses its order. The date starts with the newest, any
 * other column with A.
 */
export const orderAfter = (order: ClaimOrder, by: ClaimKey): ClaimOrder => {
  if (order.by === by) return { by, direction: order.direction === 'ascending' ? 'descending' : 'ascending' };
  return by === defaultOrder.by ? defaultOrder : { by, direction: 'ascending' };
};

/** A sorted copy of the claims. The sort is stable. */
export const inOrder = (claims: readonly Claim[], { by, direction }: ClaimOrder): readonly Claim[] =>
  [...claims].sort(({ [by]: a = '' }, { [by]: b = '' }) =>
    direction === 'ascending' ? compareTexts(a, b) : compareTexts(b, a),
  );

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a reference contains what the customer typed, with or without hyphens, spaces and capitals, in the digits of every script. */
export const isFoundBy = (typed: string): ((claim: Pick<Claim, 'reference'>) => boolean) => {
  const sought = plain(typedNumber(typed).normalize('NFKC'));
  return ({ reference }) => plain(reference).includes(sought);
};

/** Every status that occurs, in alphabetical order. */
export const statusesOf = (claims: readonly Claim[]): readonly string[] =>
  [...new Set(claims.map(({ status }) => status))].sort();
