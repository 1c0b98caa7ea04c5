import { cancelPolicy } from './cancelPolicy';
import { coveragesAreChanged } from './coveragesAreChanged';
import { findOutCancellation } from './findOutCancellation';
import { followCoverageChange } from './followCoverageChange';
import type { LoadPolicy } from './loadPolicy';
import { policyIsCancelled } from './policyIsCancelled';
import { submitCoverageChange } from './submitCoverageChange';
import type { PollChange } from '../pollChange';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { PolicyGateway } from '../ports/PolicyGateway';
import type { UniqueIds } from '../ports/UniqueIds';
import { writeOnce } from '../unknownOutcome';

interface Parts {
  readonly record: CustomerRecord;
  readonly policies: Pick<PolicyGateway, 'cancel' | 'changeCoverages' | 'changeStatus'>;
  readonly loadPolicy: LoadPolicy;
  readonly pollChange: PollChange;
  readonly ids: UniqueIds;
}

/** The use cases that change a policy. */
export const policyUseCases = ({ record, policies, loadPolicy, pollChange, ids }: Parts) => {
  const once = writeOnce(record, ids);
  const isCancelled = policyIsCancelled(loadPolicy, record);
  const areChanged = coveragesAreChanged(loadPolicy, record);
  return {
    cancelPolicy: cancelPolicy(policies, record, once, isCancelled),
    findOutCancellation: findOutCancellation(record, isCancelled),
    submit: submitCoverageChange(policies, record, once, areChanged),
    follow: followCoverageChange(policies, record, pollChange, loadPolicy, areChanged),
  };
};
