import { type HistoryStates, useHistoryState } from '../screen/historyState';
import { useIsReturn } from '../screen/useIsReturn';

type BillingReturn = HistoryStates['billing'] & { readonly hasReceipt: boolean; readonly isReturn: boolean };

/** What the customer has just done, if they come from another screen of billing. A reload and Back repeat only the receipt. */
export const useBillingReturn = (): BillingReturn => {
  const state = useHistoryState('billing');
  const isReturn = useIsReturn();
  const hasReceipt = state.payment === 'changed' || state.frequency === 'changed';
  return isReturn ? { hasReceipt, isReturn } : { ...state, hasReceipt, isReturn };
};
