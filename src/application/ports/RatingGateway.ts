import type { Rate, RatePreview, RateRequest } from '../../domain/policy/rates';
import type { CoverageChangeRefusal } from './PolicyGateway';

export type PreviewReply = { readonly kind: 'rated'; readonly preview: RatePreview } | CoverageChangeRefusal;

/** What coverage costs (documents 1 and 2, section 7, /api/rates). Every method throws `ApiFailure`. */
export interface RatingGateway {
  rate(request: RateRequest, signal: AbortSignal): Promise<Rate>;
  preview(quoteId: string, request: RateRequest, signal: AbortSignal): Promise<PreviewReply>;
}
