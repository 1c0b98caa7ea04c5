import { loadHistory } from '../billing/loadHistory';
import type { BillingGateway } from '../ports/BillingGateway';
import type { RatingGateway } from '../ports/RatingGateway';
import { cancellationUseCases } from './cancellationUseCases';
import { coverageChangeUseCases } from './coverageChangeUseCases';
import { previewCoverageChange } from './previewCoverageChange';

type Parts = Parameters<typeof cancellationUseCases>[0] &
  Parameters<typeof coverageChangeUseCases>[0] & {
    readonly billing: Pick<BillingGateway, 'history'>;
    readonly rating: Pick<RatingGateway, 'preview'>;
  };

/** The use cases of a cancellation and of a coverage change. */
export const policyUseCases = (parts: Parts) => {
  const { record, billing, rating } = parts;
  return {
    cancel: cancellationUseCases(parts),
    edit: {
      loadHistory: loadHistory(billing, record),
      preview: previewCoverageChange(rating, record),
      ...coverageChangeUseCases(parts),
    },
  };
};
