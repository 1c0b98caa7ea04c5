import type { Money } from '../../domain/Money';
import { Alert } from '../kit/Alert';
import type { Elements } from '../kit/Elements';
import { amountOrDots } from '../kit/orDots';
import { useText } from '../text/useText';

interface PastDueAlertProps {
  readonly balance: Money | undefined;
  /** What the customer can do about it. */
  readonly children?: Elements;
}

export const PastDueAlert = ({ balance, children }: PastDueAlertProps) => {
  const t = useText();
  return (
    <Alert level="warning">
      <p>
        <span>{t('billing.pastDue')}</span>
        <strong>{amountOrDots(balance)}</strong>
      </p>
      {children}
    </Alert>
  );
};
