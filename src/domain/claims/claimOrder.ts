import { compareTexts } from '../compareTexts';
import { type Claim, plainStatus } from './Claim';

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

/** What a column sorts by. The spelling of a status does not count. */
const sortedBy = (claim: Claim, by: ClaimKey): string =>
  by === 'status' ? plainStatus(claim.status) : (claim[by] ?? '');

/** A sorted copy of the claims. The sort is stable. */
export const inOrder = (claims: readonly Claim[], { by, direction }: ClaimOrder): readonly Claim[] =>
  [...claims].sort((a, b) => {
    const [one, other] = [sortedBy(a, by), sortedBy(b, by)];
    return direction === 'ascending' ? compareTexts(one, other) : compareTexts(other, one);
  });
