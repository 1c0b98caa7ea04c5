import { defaultBillingTerm } from '../../domain/billing/BillingTerm';
import type { CoverageCode } from '../../domain/policy/Coverage';
import { coveragesOf } from '../../domain/policy/coverageChange';
import { knownPreview } from '../../domain/policy/coverageSubmission';
import type { RatePreview } from '../../domain/policy/rates';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { CoverageChangeRefusal } from '../ports/PolicyGateway';
import type { RatingGateway } from '../ports/RatingGateway';

export type PreviewOutcome = { readonly kind: 'rated' } | CoverageChangeRefusal;

export type PreviewCoverageChange = ReturnType<typeof previewCoverageChange>;

/**
 * Brings into the record what a selection of coverages would cost; the insurer is asked only about one that is neither empty nor the
 * present one. Until it answered, the record holds no preview; an answer after the signal was aborted is dropped. Throws `ApiFailure`.
 */
export const previewCoverageChange =
  (rating: Pick<RatingGateway, 'preview'>, record: Pick<CustomerRecord, 'policy' | 'profile' | 'rate'>) =>
  async (selection: readonly CoverageCode[], signal: AbortSignal): Promise<PreviewOutcome> => {
    const keep = (preview: RatePreview | undefined): void => record.rate.write({ ...record.rate.read(), preview });
    const policy = record.policy.read();
    const profile = record.profile.read();
    if (policy === undefined || profile === undefined) return { kind: 'refused', message: '' };

    const known = knownPreview(selection, policy);
    keep(known);
    if (known) return { kind: 'rated' };

    const reply = await rating.preview(
      policy.quoteId,
      {
        state: profile.address.state,
        billingTerm: profile.billingTerm ?? defaultBillingTerm,
        coverages: coveragesOf(selection, policy.coverages),
        residenceType: policy.residenceType,
      },
      signal,
    );
    if (reply.kind !== 'rated') return reply;
    if (!signal.aborted) keep(reply.preview);
    return { kind: 'rated' };
  };
