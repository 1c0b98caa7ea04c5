import type { Rate, RatePreview, RateRequest } from '../../domain/policy/rates';
import type { CoverageChangeRefusal } from './PolicyGateway';

export type PreviewReply = { readonly kind: 'rated'; readonly preview: RatePreview } | CoverageChangeRefusal;

/** The price of coverages, `/api/rates`. Every method throws `ApiFailure`. */
export interface RatingGateway {
  rate(request: RateRequest, signal: AbortSignal): Promise<Rate>;
  preview(quoteId: string, request: RateRequest, signal: AbortSignal): Promise<PreviewReply>;
}
