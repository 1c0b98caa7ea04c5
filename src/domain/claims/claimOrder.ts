import { compareTexts } from '../compareTexts';
import { plainStatus } from '../plainStatus';
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

/** The words of a status in the customer's language, by which it is sorted. */
export type StatusWords = (status: string) => string;

/** The spelling of a status does not count. */
export const asReceived: StatusWords = (status) => status;

/** Compares numbers by value: HC-9 comes before HC-10. */
const withPaddedNumbers = (reference: string): string =>
  reference.replaceAll(/\d+/g, (digits) => digits.padStart(20, '0'));

const keyOf = (claim: Claim, by: ClaimKey, words: StatusWords): string => {
  if (by === 'status') return plainStatus(words(claim.status));
  return by === 'reference' ? withPaddedNumbers(claim.reference) : (claim.createdAt ?? '');
};

/** A sorted copy of the claims. The sort is stable. */
export const inOrder = (
  claims: readonly Claim[],
  { by, direction }: ClaimOrder,
  words = asReceived,
): readonly Claim[] => {
  const keyed = claims.map((claim) => ({ claim, key: keyOf(claim, by, words) }));
  const sign = direction === 'ascending' ? 1 : -1;
  return keyed.sort((a, b) => sign * compareTexts(a.key, b.key)).map(({ claim }) => claim);
};
