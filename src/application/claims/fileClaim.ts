import { type Claim, isSameClaim } from '../../domain/claims/Claim';
import { type ClaimField, claimFields, emptyDraft, toNewClaim } from '../../domain/claims/ClaimDraft';
import { claimErrors } from '../../domain/claims/claimFlow';
import { ApiFailure } from '../ApiFailure';
import type { ClaimsGateway } from '../ports/ClaimsGateway';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import { type ClaimWrite, claimDecision } from './claimWrite';

export interface Filed {
  readonly kind: 'filed';
  readonly reference: Claim['reference'];
  /** The claim arrived as it was before the customer corrected it. */
  readonly isUncorrected: boolean;
}

export type FileClaimOutcome =
  | Filed
  /** The reply was lost, and the claims could not be read back. */
  | { readonly kind: 'unknown' }
  /** The insurer refuses a field, and its message names it. */
  | { readonly kind: 'fieldRefused'; readonly field: ClaimField; readonly message: string }
  /** An earlier step is incomplete, so that nothing was sent. */
  | { readonly kind: 'incomplete' };

interface Needs {
  readonly record: Pick<CustomerRecord, 'claim' | 'claims' | 'sent'>;
  readonly claims: Pick<ClaimsGateway, 'list' | 'submit'>;
  readonly claimWrite: ClaimWrite;
  /** A date of loss is one of the customer's own days (decision 31). */
  readonly customerClock: Pick<Clock, 'today'>;
}

export type FileClaim = ReturnType<typeof fileClaim>;

/**
 * Files the claim, then resets the draft and stores the returned number (rule CLAIM-43). The record forgets the claims that were listed
 * before. The draft has a new key after each change. After a lost reply the claims are read back before anything is sent, even if the
 * customer has corrected the claim. Throws `ApiFailure`.
 */
export const fileClaim =
  ({ record, claims, claimWrite, customerClock }: Needs) =>
  async (): Promise<FileClaimOutcome> => {
    const draft = record.claim.read();
    const claim = toNewClaim(draft);
    if (!claim || claimErrors(draft, customerClock.today()).length > 0) return { kind: 'incomplete' };

    const decision = await claimDecision(claims, record, claim);
    record.claims.reset();
    let outcome: Awaited<ReturnType<typeof claimWrite.send<string>>>;
    try {
      outcome = await claimWrite.send({
        decision,
        key: draft.idempotencyKey,
        send: (key) => claims.submit(claim, key),
      });
    } catch (failure) {
      const field = failure instanceof ApiFailure && claimFields.find((name) => name === failure.details.refusedField);
      if (!field) throw failure;
      return { kind: 'fieldRefused', field, message: failure.details.message };
    }
    if (outcome.kind === 'unknown') return outcome;
    const reference = outcome.kind === 'replied' ? outcome.reply : outcome.evidence.reference;
    // The customer may have started another claim meanwhile.
    if (record.claim.read().idempotencyKey === draft.idempotencyKey)
      record.claim.write({ ...emptyDraft, claimNumber: reference });
    const isUncorrected = outcome.kind === 'done' && !isSameClaim(outcome.evidence, claim);
    return { kind: 'filed', reference, isUncorrected };
  };
