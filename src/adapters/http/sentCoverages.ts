import type { Coverage } from '../../domain/policy/Coverage';
import type { components } from './schema';

/** Coverages as a request has them: what the insurer sets is left out. */
export const sentCoverages = (coverages: readonly Coverage[]): components['schemas']['SentCoverage'][] =>
  coverages.map(({ code, limitAmount, deductible }) => ({
    code,
    ...(limitAmount !== undefined && { limitAmount }),
    ...(deductible !== undefined && { deductible }),
  }));
