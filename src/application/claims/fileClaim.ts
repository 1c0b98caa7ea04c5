import type { Claim } from '../../domain/claims/Claim';
import { emptyDraft, toNewClaim, whatHappened, whenHappened } from '../../domain/claims/ClaimDraft';
import type { ClaimsGateway } from '../ports/ClaimsGateway';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import { type WriteOnce, findOut } from '../unknownOutcome';
import { arrivedClaim, claimDecision, isClaimOf, knownBefore, knownClaims } from './arrivedClaim';

type Filed = {
  readonly kind: 'filed';
  readonly reference: Claim['reference'];
  /** The claim arrived as it was before the customer corrected it. */
  readonly isUncorrected: boolean;
};

/** The reply was lost, and the claims could not be read back. */
type Unknown = { readonly kind: 'unknown' };

export type FileClaimOutcome =
  | Filed
  | Unknown
  /** An earlier step is incomplete, so that nothing was sent. */
  | { readonly kind: 'incomplete' };

const { signal: untilAnswered } = new AbortController();

export type FileClaim = ReturnType<typeof fileClaim>;

/**
 * Files the claim, then resets the draft and stores the returned number (rule CLAIM-43). The draft has a new key after each change. After
 * a lost reply the claims are read back before anything is sent, even if the customer has corrected the claim. Throws `ApiFailure`.
 */
export const fileClaim =
  (
    claims: ClaimsGateway,
    record: Pick<CustomerRecord, 'claim' | 'sent'>,
    clock: Pick<Clock, 'today'>,
    writeOnce: WriteOnce,
  ) =>
  async (): Promise<FileClaimOutcome> => {
    const draft = record.claim.read();
    const claim = toNewClaim(draft);
    if (!claim || [...whatHappened(draft), ...whenHappened(draft, clock.today())].length > 0)
      return { kind: 'incomplete' };

    const earlier = record.sent.read()['claim']?.decision;
    const known = earlier === undefined ? await knownClaims(claims, untilAnswered) : knownBefore(earlier);
    let arrived: { readonly reference: Claim['reference']; readonly decision: string } | undefined;
    const outcome = await writeOnce({
      name: 'claim',
      decision: claimDecision({ claim, known }),
      key: draft.idempotencyKey,
      send: (key) => claims.submit(claim, key),
      isDone: async (decision) => {
        const found = await arrivedClaim(claims, decision, untilAnswered);
        arrived = found === undefined ? undefined : { reference: found, decision };
        return arrived !== undefined;
      },
    });
    if (outcome.kind === 'notDone') throw outcome.failure;
    if (outcome.kind === 'unknown') return outcome;
    const reference = outcome.kind === 'replied' ? outcome.reply : (arrived?.reference ?? '');
    // The customer may have started another claim meanwhile.
    if (record.claim.read().idempotencyKey === draft.idempotencyKey)
      record.claim.write({ ...emptyDraft, claimNumber: reference });
    const isUncorrected = outcome.kind === 'done' && arrived !== undefined && !isClaimOf(arrived.decision, claim);
    return { kind: 'filed', reference, isUncorrected };
  };

export type FindOutClaim = ReturnType<typeof findOutClaim>;

/** Reads back whether a claim whose reply was lost has arrived. Throws a 401. */
export const findOutClaim =
  (claims: Pick<ClaimsGateway, 'list' | 'details'>, record: Pick<CustomerRecord, 'claim' | 'sent'>) =>
  async (signal: AbortSignal): Promise<Filed | Unknown | { readonly kind: 'notFiled' }> => {
    const sent = record.sent.read()['claim']?.decision;
    let reference: Claim['reference'] | undefined;
    const finding = await findOut(record, 'claim', async (decision) => {
      reference = await arrivedClaim(claims, decision, signal);
      return reference !== undefined;
    });
    if (finding === 'unknown') return { kind: 'unknown' };
    if (finding === 'notDone' || reference === undefined || sent === undefined) return { kind: 'notFiled' };
    const claim = toNewClaim(record.claim.read());
    const isUncorrected = claim !== undefined && !isClaimOf(sent, claim);
    record.claim.write({ ...emptyDraft, claimNumber: reference });
    return { kind: 'filed', reference, isUncorrected };
  };
