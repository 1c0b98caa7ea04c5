import type { Claim } from './Claim';
import { type ClaimOrder, defaultOrder, inOrder, isFoundBy } from './claimOrder';

interface ClaimFilter {
  /** Only claims with this status; empty for all. */
  readonly status: string;
  /** Only claims whose reference contains this; empty for all. */
  readonly reference: string;
}

/** Which claims the list shows, and their order. */
export interface ClaimQuery extends ClaimFilter {
  readonly order: ClaimOrder;
}

export const noFilter: ClaimFilter = { status: '', reference: '' };

export const everyClaim: ClaimQuery = { ...noFilter, order: defaultOrder };

/** The claims that a query asks for, in its order. */
export const claimsMatching = (
  claims: readonly Claim[],
  { status, reference, order }: ClaimQuery,
): readonly Claim[] => {
  const found = claims
    .filter((claim) => status === '' || claim.status === status)
    .filter(reference === '' ? () => true : isFoundBy(reference));
  return inOrder(found, order);
};
