import { type Claim, isOf } from '../../domain/claims/Claim';
import { newestFirst } from '../../domain/newestFirst';
import type { NewClaim } from '../../domain/claims/ClaimDraft';
import { ApiFailure } from '../ApiFailure';
import type { ClaimsGateway } from '../ports/ClaimsGateway';

/** A claim that was sent, and the claims that the insurer had before: an identical one may be among them. */
interface ClaimDecision {
  readonly claim: NewClaim;
  readonly known: readonly Claim['reference'][];
}

/** The newest claims are enough to recognise a new one. */
const KNOWN = 100;

/** Several claims may be new if other tabs file claims too. */
const READ = 3;

export const claimDecision = (decision: ClaimDecision): string => JSON.stringify(decision);

const decisionOf = (text: string): ClaimDecision => JSON.parse(text) as ClaimDecision;

export const knownBefore = (decision: string): ClaimDecision['known'] => decisionOf(decision).known;

export const isClaimOf = (decision: string, claim: NewClaim): boolean =>
  JSON.stringify(decisionOf(decision).claim) === JSON.stringify(claim);

const newest = async (claims: Pick<ClaimsGateway, 'list'>, signal: AbortSignal) =>
  newestFirst(await claims.list(signal))
    .slice(0, KNOWN)
    .map(({ reference }) => reference);

/** The claims that the insurer has. A list that cannot be read does not stop a customer from filing a claim. Throws a 401. */
export const knownClaims = async (
  claims: Pick<ClaimsGateway, 'list'>,
  signal: AbortSignal,
): Promise<ClaimDecision['known']> => {
  try {
    return await newest(claims, signal);
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.details.kind === 'unauthorized') throw failure;
    return [];
  }
};

/** The reference of a claim that was sent; `false` unless the insurer has it now and did not have it before. Throws `ApiFailure`. */
export const arrivedClaim = async (
  claims: Pick<ClaimsGateway, 'list' | 'details'>,
  decision: string,
  signal: AbortSignal,
): Promise<Claim['reference'] | false> => {
  const { claim, known } = decisionOf(decision);
  const added = (await newest(claims, signal)).filter((reference) => !known.includes(reference));
  for (const reference of added.slice(0, READ))
    if (isOf(await claims.details(reference, signal), claim)) return reference;
  return false;
};
