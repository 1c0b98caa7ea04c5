import { type ClaimDraft, emptyDraft, toNewClaim, whatHappened, whenHappened } from '../../domain/claims/ClaimDraft';
import type { ClaimsGateway } from '../ports/ClaimsGateway';
import type { Clock } from '../ports/Clock';
import type { ClaimDrafts } from '../ports/CustomerRecord';
import type { UniqueIds } from '../ports/UniqueIds';

export type FileClaimOutcome =
  | { readonly kind: 'filed'; readonly reference: string }
  /** A rule of an earlier step does not hold, so nothing was sent. */
  | { readonly kind: 'incomplete' };

export type FileClaim = ReturnType<typeof fileClaim>;

/**
 * Files the claim that the customer wrote, then resets the draft and stores the returned number (document 1, section 4). The
 * draft keeps one idempotency key over all resends, and survives a failure. Throws `ApiFailure`.
 */
export const fileClaim =
  (claims: Pick<ClaimsGateway, 'submit'>, drafts: ClaimDrafts, clock: Clock, ids: UniqueIds) =>
  async (): Promise<FileClaimOutcome> => {
    const draft = keyed(drafts.read(), ids);
    const claim = toNewClaim(draft);
    if (!claim || [...whatHappened(draft), ...whenHappened(draft, clock.today())].length > 0)
      return { kind: 'incomplete' };

    drafts.write(draft);
    const reference = await claims.submit(claim, draft.idempotencyKey);
    drafts.write({ ...emptyDraft, claimNumber: reference });
    return { kind: 'filed', reference };
  };

const keyed = (draft: ClaimDraft, ids: UniqueIds): ClaimDraft =>
  draft.idempotencyKey === '' ? { ...draft, idempotencyKey: ids.next() } : draft;
