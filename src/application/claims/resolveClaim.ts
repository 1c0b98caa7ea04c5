import { isSameClaim } from '../../domain/claims/Claim';
import { emptyDraft, toNewClaim } from '../../domain/claims/ClaimDraft';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { ClaimWrite } from './claimWrite';
import type { Filed } from './fileClaim';

interface Needs {
  readonly record: Pick<CustomerRecord, 'claim'>;
  readonly claimWrite: ClaimWrite;
}

export type ResolveClaim = ReturnType<typeof resolveClaim>;

/** Finds out whether a claim whose reply was lost has arrived. Throws a 401. */
export const resolveClaim =
  ({ record, claimWrite }: Needs) =>
  async (signal: AbortSignal): Promise<Filed | { readonly kind: 'unknown' | 'notFiled' }> => {
    const finding = await claimWrite.resolve(signal);
    if (finding.kind === 'unknown') return finding;
    if (finding.kind === 'notDone') return { kind: 'notFiled' };
    const claim = toNewClaim(record.claim.read());
    const { reference } = finding.evidence;
    record.claim.write({ ...emptyDraft, claimNumber: reference });
    return { kind: 'filed', reference, isUncorrected: claim !== undefined && !isSameClaim(finding.evidence, claim) };
  };
