import { useLocation } from 'react-router-dom';

/** What a link to Payment Information hands to /billing, whose state it is (decisions, "Screens"). */
export const payingState = { paying: true } as const;

/** Whether the customer is at Payment Information; a reload and Back know it too. */
export const useIsPaying = (): boolean => {
  const { state } = useLocation() as { readonly state: unknown };
  return typeof state === 'object' && state !== null && Reflect.get(state, 'paying') === true;
};
