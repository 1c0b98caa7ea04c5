import { observer } from 'mobx-react-lite';
import { TopAlert } from '../app/TopAlert';
import { useText } from '../text/useText';
import type { PaymentViewModel } from './PaymentViewModel';

/** Why the payment method was not changed, at the top of the screen; what is wrong with a field stands in the form. */
export const PaymentProblem = observer(({ viewModel }: { readonly viewModel: PaymentViewModel }) => {
  const t = useText();
  const { submission } = viewModel;
  switch (submission.kind) {
    case 'invalidCard': {
      const fields = submission.fields.map((field) => t(`payment.card.${field}`)).join(', ');
      return <TopAlert level="error">{t('payment.invalidCard', { fields })}</TopAlert>;
    }
    case 'refused':
      return <TopAlert level="error">{submission.message || t('payment.refused')}</TopAlert>;
    case 'blankFields':
    case 'cardServiceUnavailable':
      return <TopAlert level="error">{t(`payment.${submission.kind}`)}</TopAlert>;
    default:
      return null;
  }
});
