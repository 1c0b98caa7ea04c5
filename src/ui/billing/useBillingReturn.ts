import { NavigationType, useNavigationType } from 'react-router-dom';
import { type HistoryStates, useHistoryState } from '../screen/historyState';

type BillingReturn = HistoryStates['billing'] & { readonly hasReceipt: boolean };

/** What the customer has just done, if they come from another screen of billing. A reload and Back repeat only the receipt. */
export const useBillingReturn = (): BillingReturn => {
  const state = useHistoryState('billing');
  const isRepeated = useNavigationType() === NavigationType.Pop;
  const hasReceipt = state.payment === 'changed' || state.frequency === 'changed';
  return isRepeated ? { hasReceipt } : { ...state, hasReceipt };
};
