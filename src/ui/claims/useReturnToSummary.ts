import { useLocation } from 'react-router-dom';

/** What an Edit link of the summary hands to the step that it leads to. */
export const fromSummary = { returnTo: 'summary' } as const;

/** Whether the customer came to this step to edit it, and goes back to the summary from it. */
export const useReturnToSummary = (): boolean => {
  const { state } = useLocation() as { readonly state: unknown };
  return typeof state === 'object' && state !== null && Reflect.get(state, 'returnTo') === 'summary';
};
