import type { ReactNode } from 'react';
import type { Money } from '../../domain/Money';
import { Alert } from '../kit/Alert';
import { amountOrUnknown } from '../kit/orUnknown';
import { useText } from '../text/useText';

interface PastDueAlertProps {
  readonly balance: Money | undefined;
  /** What the customer can do about it. */
  readonly children?: ReactNode;
}

export const PastDueAlert = ({ balance, children }: PastDueAlertProps) => {
  const t = useText();
  return (
    <Alert level="warning">
      <p>
        {t('billing.pastDue')}
        <strong>{amountOrUnknown(balance)}</strong>
      </p>
      {children}
    </Alert>
  );
};
