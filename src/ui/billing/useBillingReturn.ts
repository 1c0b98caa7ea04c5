import { NavigationType, useNavigationType } from 'react-router-dom';
import { type HistoryStates, useHistoryState } from '../screen/historyState';

/** What the customer has just done, if they come from another screen of billing. A reload and Back do not repeat it. */
export const useBillingReturn = (): HistoryStates['billing'] => {
  const state = useHistoryState('billing');
  return useNavigationType() === NavigationType.Pop ? {} : state;
};
