import type { Claim, ClaimDetails } from '../../domain/claims/Claim';
import type { NewClaim } from '../../domain/claims/ClaimDraft';

/** The claims that the insurer holds for the signed-in customer. Every method throws `ApiFailure`. */
export interface ClaimsGateway {
  /** Files the claim and returns its reference. The same key never files a second claim. */
  submit(claim: NewClaim, idempotencyKey: string): Promise<Claim['reference']>;
  list(signal: AbortSignal): Promise<readonly Claim[]>;
  details(reference: Claim['reference'], signal: AbortSignal): Promise<ClaimDetails>;
}
