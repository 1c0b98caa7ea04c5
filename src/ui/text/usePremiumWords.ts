import type { Premium } from '../../domain/account/Receipt';
import { Money } from '../../domain/Money';
import { useText } from './useText';

/** Says a premium with its period: "$59.88/year". `undefined` if the amount is not known. */
export const usePremiumWords = (): ((premium: Premium) => string | undefined) => {
  const t = useText();
  return ({ period, amount }) =>
    amount === undefined ? undefined : t(`policy.premium.${period}.amount`, { amount: Money.format(amount) });
};
