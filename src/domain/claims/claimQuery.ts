import { TimeZone } from '../TimeZone';
import type { Claim } from './Claim';
import { type ClaimOrder, defaultOrder, inOrder, isFoundBy } from './claimOrder';
import { submittedMonth } from './submittedMonth';

interface ClaimFilter {
  /** Only claims with this status; empty for all. */
  readonly status: string;
  /** Only claims whose reference contains this, or that were submitted in this month; empty for all. */
  readonly sought: string;
}

/** Which claims the list shows, and their order. */
export interface ClaimQuery extends ClaimFilter {
  readonly order: ClaimOrder;
}

export const noFilter: ClaimFilter = { status: '', sought: '' };

export const everyClaim: ClaimQuery = { ...noFilter, order: defaultOrder };

const isSought = (sought: string, zone: TimeZone): ((claim: Claim) => boolean) => {
  if (sought === '') return () => true;
  const hasReference = isFoundBy(sought);
  const isInMonth = submittedMonth(sought);
  return (claim) =>
    hasReference(claim) ||
    (isInMonth !== undefined && claim.createdAt !== undefined && isInMonth(TimeZone.dayOf(claim.createdAt, zone)));
};

/** The claims that a query asks for, in its order. The insurer's zone decides in which month a claim was submitted. */
export const claimsMatching = (
  claims: readonly Claim[],
  { status, sought, order }: ClaimQuery,
  zone: TimeZone,
): readonly Claim[] => {
  const found = claims.filter((claim) => status === '' || claim.status === status).filter(isSought(sought, zone));
  return inOrder(found, order);
};
