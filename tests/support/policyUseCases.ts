import { cancelPolicy } from '../../src/application/policy/cancelPolicy';
import { coveragesAreChanged } from '../../src/application/policy/coveragesAreChanged';
import { findOutCancellation } from '../../src/application/policy/findOutCancellation';
import { followCoverageChange } from '../../src/application/policy/followCoverageChange';
import type { LoadPolicy } from '../../src/application/policy/loadPolicy';
import { policyIsCancelled } from '../../src/application/policy/policyIsCancelled';
import { submitCoverageChange } from '../../src/application/policy/submitCoverageChange';
import type { PollChange } from '../../src/application/pollChange';
import type { CustomerRecord } from '../../src/application/ports/CustomerRecord';
import type { PolicyGateway } from '../../src/application/ports/PolicyGateway';
import type { UniqueIds } from '../../src/application/ports/UniqueIds';
import { writeOnce } from '../../src/application/unknownOutcome';

/** Numbers its ids. */
export const countedIds = (): UniqueIds => {
  let count = 0;
  return { next: () => `key-${String((count += 1))}` };
};

interface Parts {
  readonly record: CustomerRecord;
  readonly policies: Pick<PolicyGateway, 'cancel' | 'changeCoverages' | 'changeStatus'>;
  readonly loadPolicy: LoadPolicy;
  readonly pollChange: PollChange;
  readonly ids?: UniqueIds;
}

/** The use cases that change a policy, wired as the portal wires them. */
export const policyUseCases = ({ record, policies, loadPolicy, pollChange, ids = countedIds() }: Parts) => {
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
