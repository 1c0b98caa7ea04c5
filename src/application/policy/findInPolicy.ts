import type { Policy } from '../../domain/policy/Policy';
import { type LoadPolicy, PolicyWithoutTerms } from '../account/loadPolicy';
import { type Finding, found } from '../changes/writeOnce';

/** Reads the policy back, and checks whether it shows a change. A policy that cannot be shown leaves that unknown. Throws `ApiFailure`. */
export const findInPolicy = async (
  loadPolicy: LoadPolicy,
  signal: AbortSignal,
  shows: (policy: Policy) => boolean,
): Promise<Finding<true>> => {
  try {
    const policy = await loadPolicy(signal);
    return policy ? found(shows(policy)) : { kind: 'unknown' };
  } catch (failure) {
    if (failure instanceof PolicyWithoutTerms) return { kind: 'unknown' };
    throw failure;
  }
};
