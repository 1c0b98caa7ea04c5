import { isSameSelection, selectionOf } from '../../domain/policy/coverageChange';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { LoadPolicy } from './loadPolicy';

export type CoveragesAreChanged = ReturnType<typeof coveragesAreChanged>;

/** Reads the policy back and says whether it has the coverages of a selection. Throws `ApiFailure` and `PolicyWithoutTerms`. */
export const coveragesAreChanged =
  (loadPolicy: LoadPolicy, record: Pick<CustomerRecord, 'policy'>) =>
  async (selection: string, signal: AbortSignal): Promise<boolean> => {
    await loadPolicy(signal);
    return isSameSelection(selectionOf(selection), record.policy.read()?.coverages ?? []);
  };
