import { type ReactElement, useMemo } from 'react';
import { Badge } from '../kit/Badge';
import { useText } from '../text/useText';
import { type StatusOf, statusOf } from './statusOf';

interface StatusBadgeProps {
  readonly of: StatusOf;
  readonly status: string;
}

/** The badges of a table: called, not rendered, so that React has no component in each row. */
export const useStatusBadge = (): ((of: StatusOf, status: string) => ReactElement) => {
  const t = useText();
  return useMemo(
    () => (of, status) => {
      const known = statusOf(of, status);
      return Badge({ text: known ? t(known.text) : status, look: known?.look });
    },
    [t],
  );
};

/** The status of a claim, a payment or a policy. Words, icon and colour say the same. */
export const StatusBadge = ({ of, status }: StatusBadgeProps) => {
  const badge: ReactElement = useStatusBadge()(of, status);
  return badge;
};
