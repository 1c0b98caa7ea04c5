import { isSameSelection, selectionOf } from '../../domain/policy/coverageChange';
import type { LoadPolicy } from './loadPolicy';

export type CoveragesAreChanged = ReturnType<typeof coveragesAreChanged>;

/**
 * Reads the policy back and says whether it has the coverages of a selection; `undefined` if no policy is listed. Throws `ApiFailure`
 * and `PolicyWithoutTerms`.
 */
export const coveragesAreChanged =
  (loadPolicy: LoadPolicy) =>
  async (selection: string, signal: AbortSignal): Promise<boolean | undefined> => {
    const policy = await loadPolicy(signal);
    return policy && isSameSelection(selectionOf(selection), policy.coverages);
  };
