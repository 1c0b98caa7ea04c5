import { useLocation } from 'react-router-dom';

/** What a link to Payment Information hands to /billing, whose state it is (decisions, "Screens"). */
export const payingState = { paying: true } as const;

/** The visit of Payment Information that the customer is at, if any; a reload and Back know it too. */
export const usePayingVisit = (): string | undefined => {
  const { state, key } = useLocation() as { readonly state: unknown; readonly key: string };
  return typeof state === 'object' && state !== null && Reflect.get(state, 'paying') === true ? key : undefined;
};
