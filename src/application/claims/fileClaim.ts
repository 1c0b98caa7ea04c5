import { type NewClaim, emptyDraft, toNewClaim, whatHappened, whenHappened } from '../../domain/claims/ClaimDraft';
import { type Claim, isOf, newestFirst } from '../../domain/claims/Claim';
import type { ClaimsGateway } from '../ports/ClaimsGateway';
import type { Clock } from '../ports/Clock';
import type { ClaimDrafts } from '../ports/CustomerRecord';

export type FileClaimOutcome =
  | { readonly kind: 'filed'; readonly reference: string }
  /** A rule of an earlier step does not hold, so nothing was sent. */
  | { readonly kind: 'incomplete' };

export type FileClaim = ReturnType<typeof fileClaim>;

/**
 * Files the claim that the customer wrote, then resets the draft and stores the returned number (document 1, section 4). The
 * draft keeps its idempotency key over all resends, and survives a failure. What was sent before may have arrived, so that the
 * insurer's claims are read before it is sent again. Throws `ApiFailure`.
 */
export const fileClaim =
  (claims: ClaimsGateway, drafts: ClaimDrafts, clock: Clock) => async (): Promise<FileClaimOutcome> => {
    const draft = drafts.read();
    const { idempotencyKey, isSent } = draft;
    const claim = toNewClaim(draft);
    if (!claim || [...whatHappened(draft), ...whenHappened(draft, clock.today())].length > 0)
      return { kind: 'incomplete' };

    drafts.write({ ...draft, isSent: true });
    const arrived = isSent ? await arrivedBefore(claims, claim) : undefined;
    const reference = arrived ?? (await claims.submit(claim, idempotencyKey));
    // Whoever came back to the flow meanwhile may be writing another claim by now.
    if (drafts.read().idempotencyKey === idempotencyKey) drafts.write({ ...emptyDraft, claimNumber: reference });
    return { kind: 'filed', reference };
  };

/** The reference of the newest claim, where it is this one. */
const arrivedBefore = async (claims: ClaimsGateway, claim: NewClaim): Promise<Claim['reference'] | undefined> => {
  const { signal } = new AbortController();
  const [newest] = newestFirst(await claims.list(signal));
  if (newest === undefined) return undefined;
  return isOf(await claims.details(newest.reference, signal), claim) ? newest.reference : undefined;
};
