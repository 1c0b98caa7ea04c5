import { Money } from '../../domain/Money';
import { type Coverage, coverageAmount } from '../../domain/policy/Coverage';
import { useText } from './useText';

/** The limit and the deductible of a coverage in one sentence. */
export const useCoverageAmounts = (): ((coverage: Coverage) => string) => {
  const t = useText();
  return ({ limitAmount, deductible }) =>
    t('coverage.amounts', {
      limit: Money.format(coverageAmount(limitAmount)),
      deductible: Money.format(coverageAmount(deductible)),
    });
};
