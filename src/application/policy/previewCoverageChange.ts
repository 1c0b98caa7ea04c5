import { DEFAULT_BILLING_TERM } from '../../domain/account/BillingTerm';
import type { CoverageCode } from '../../domain/policy/Coverage';
import { coveragesOf } from '../../domain/policy/coverageChange';
import { knownPreview } from '../../domain/policy/CoverageEdit';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { CoverageChangeRefusal } from '../ports/PolicyGateway';
import type { RatingGateway } from '../ports/RatingGateway';

type PreviewOutcome = { readonly kind: 'rated' } | CoverageChangeRefusal;

interface Needs {
  readonly rating: Pick<RatingGateway, 'preview'>;
  readonly record: Pick<CustomerRecord, 'policy' | 'profile' | 'rate'>;
}

export type PreviewCoverageChange = ReturnType<typeof previewCoverageChange>;

/**
 * Writes to the record what a selection of coverages would cost. Does not ask the insurer about an empty selection or the
 * present one. Without a quote id or a state, the preview is refused without a message. Throws `ApiFailure`.
 */
export const previewCoverageChange =
  ({ rating, record }: Needs) =>
  async (selection: readonly CoverageCode[], signal: AbortSignal): Promise<PreviewOutcome> => {
    const policy = record.policy.read();
    const profile = record.profile.read();
    if (policy === undefined || profile === undefined) return { kind: 'refused', message: '' };

    const known = knownPreview(selection, policy);
    record.rate.write(known);
    if (known) return { kind: 'rated' };

    const { quoteId, residenceType = '' } = policy;
    const { state } = profile.address;
    if (quoteId === undefined || state === '') return { kind: 'refused', message: '' };
    const reply = await rating.preview(
      quoteId,
      {
        state,
        billingTerm: profile.billingTerm ?? DEFAULT_BILLING_TERM,
        coverages: coveragesOf(selection, policy.coverages),
        residenceType,
      },
      signal,
    );
    if (reply.kind !== 'rated') return reply;
    if (!signal.aborted) record.rate.write(reply.preview);
    return { kind: 'rated' };
  };
