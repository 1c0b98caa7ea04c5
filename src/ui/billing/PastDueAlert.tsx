import { Money } from '../../domain/Money';
import { Alert } from '../kit/Alert';
import { useText } from '../text/useText';

/** Document 2, section 2, payment information. */
export const PastDueAlert = ({ balance }: { readonly balance: Money }) => {
  const t = useText();
  return (
    <Alert level="warning">
      <p>
        {t('billing.pastDue')}
        <strong>{Money.format(balance)}</strong>
      </p>
    </Alert>
  );
};
