import type { PaymentMethod } from '../../domain/account/AccountStanding';
import { useAccountWords } from './useAccountWords';
import { useText } from './useText';

/** Names a payment method by its account, or by its type if nothing is known of the account. */
export const useMethodWords = (): ((method: PaymentMethod) => string) => {
  const t = useText();
  const accountWords = useAccountWords();
  return (method) => accountWords(method) || t(`billing.method.${method.type}`);
};
