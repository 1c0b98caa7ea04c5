import { useCallback } from 'react';
import { useText } from '../text/useText';
import { type StatusOf, statusOf } from './statusOf';

/** A status in the customer's language; one that the portal does not know, as the insurer sent it. */
export const useStatusWords = (): ((of: StatusOf, status: string) => string) => {
  const t = useText();
  return useCallback(
    (of, status) => {
      const known = statusOf(of, status);
      return known ? t(known.text) : status;
    },
    [t],
  );
};
