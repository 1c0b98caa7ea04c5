import { emptyCancellation } from '../../domain/policy/cancellation';
import { loadHistory } from '../billing/loadHistory';
import { cancellationUseCases } from './cancellationUseCases';
import { followCoverageChange } from './followCoverageChange';
import type { LoadPolicy } from './loadPolicy';
import { previewCoverageChange } from './previewCoverageChange';
import { coverageWrite, submitCoverageChange } from './submitCoverageChange';
import type { PollChange } from '../pollChange';
import type { BillingGateway } from '../ports/BillingGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { PolicyGateway } from '../ports/PolicyGateway';
import type { RatingGateway } from '../ports/RatingGateway';
import type { UniqueIds } from '../ports/UniqueIds';

interface Parts {
  readonly record: CustomerRecord;
  readonly policy: Pick<PolicyGateway, 'cancel' | 'changeCoverages' | 'changeStatus'>;
  readonly billing: Pick<BillingGateway, 'history'>;
  readonly rating: Pick<RatingGateway, 'preview'>;
  readonly loadPolicy: LoadPolicy;
  readonly pollChange: PollChange;
  readonly ids: UniqueIds;
}

/** The use cases of a cancellation and of a coverage change. */
export const policyUseCases = (parts: Parts) => {
  const { record, policy, billing, rating, loadPolicy, pollChange, ids } = parts;
  const coverages = coverageWrite(record, ids, loadPolicy);
  return {
    cancel: {
      ...cancellationUseCases(parts),
      draft: record.drafts.of('cancellation', emptyCancellation),
    },
    edit: {
      loadHistory: loadHistory(billing, record),
      preview: previewCoverageChange(rating, record),
      submit: submitCoverageChange(policy, record, coverages),
      follow: followCoverageChange(policy, pollChange, loadPolicy, coverages),
    },
  };
};
