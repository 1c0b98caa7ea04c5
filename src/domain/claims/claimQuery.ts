import { plainStatus } from '../plainStatus';
import { TimeZone } from '../TimeZone';
import { typedNumber } from '../typed/typedNumber';
import type { Claim } from './Claim';
import { type ClaimOrder, asReceived, defaultOrder, inOrder } from './claimOrder';
import { isInTypedPeriod } from './isInTypedPeriod';

interface ClaimFilter {
  /** Only claims with this status; empty for all. */
  readonly status: string;
  /** Only claims whose reference contains this, or that were submitted in the month or on the day that it names; empty for all. */
  readonly search: string;
}

/** Which claims the list shows, and their order. */
export interface ClaimQuery extends ClaimFilter {
  readonly order: ClaimOrder;
}

export const noFilter: ClaimFilter = { status: '', search: '' };

export const everyClaim: ClaimQuery = { ...noFilter, order: defaultOrder };

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether the reference of a claim contains a search, with or without hyphens, spaces and capitals, in the digits of every script. */
const hasReference = (search: string): ((claim: Pick<Claim, 'reference'>) => boolean) => {
  const wanted = plain(typedNumber(search).normalize('NFKC'));
  return ({ reference }) => plain(reference).includes(wanted);
};

/** The claim with the reference of an address. Without an exact match, capitals, spaces and signs may differ. */
export const claimMeant = (claims: readonly Claim[], reference: string): Claim | undefined =>
  claims.find((claim) => claim.reference === reference) ??
  claims.find((claim) => plain(claim.reference) === plain(reference));

const isFound = (search: string, zone: TimeZone): ((claim: Claim) => boolean) => {
  const isReferenceFound = hasReference(search);
  const isInPeriod = isInTypedPeriod(search);
  return (claim) =>
    isReferenceFound(claim) ||
    (isInPeriod !== undefined && claim.createdAt !== undefined && isInPeriod(TimeZone.dayOf(claim.createdAt, zone)));
};

/** The claims that a query asks for, in its order. The insurer's zone decides in which month a claim was submitted. */
export const claimsMatching = (
  claims: readonly Claim[],
  { status, search, order }: ClaimQuery,
  zone: TimeZone,
  words = asReceived,
): readonly Claim[] => {
  const wanted = plainStatus(status);
  const ofStatus = wanted === '' ? claims : claims.filter((claim) => plainStatus(claim.status) === wanted);
  const found = search === '' ? ofStatus : ofStatus.filter(isFound(search, zone));
  return inOrder(found, order, words);
};

/** Every status that occurs, once, in alphabetical order. Of several spellings, the last counts. */
export const statusesOf = (claims: readonly Pick<Claim, 'status'>[]): readonly string[] => {
  const spelled = new Map<string, string>();
  for (const { status } of claims) spelled.set(plainStatus(status), status);
  spelled.delete('');
  return [...spelled.keys()].sort().map((plain) => spelled.get(plain) ?? plain);
};
