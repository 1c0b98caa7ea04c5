import { observer } from 'mobx-react-lite';
import { TopAlert } from '../screen/TopAlert';
import { useText } from '../text/useText';
import type { PaymentViewModel } from './PaymentViewModel';

/** Why the payment method did not change. A field's error is in the form instead. */
export const PaymentProblem = observer(({ viewModel }: { readonly viewModel: PaymentViewModel }) => {
  const t = useText();
  const { problem } = viewModel;
  switch (problem?.kind) {
    case 'invalidCard': {
      const fields = problem.fields.map((field) => t(`payment.card.${field}`)).join(', ');
      return <TopAlert level="error">{t('payment.invalidCard', { fields })}</TopAlert>;
    }
    case 'invalidAccount': {
      const fields = problem.fields.map((field) => t(`payment.${field}`)).join(', ');
      return <TopAlert level="error">{t('payment.invalidCard', { fields })}</TopAlert>;
    }
    case 'refused':
      return <TopAlert level="error">{problem.message || t('payment.refused')}</TopAlert>;
    case 'blankFields':
    case 'cardServiceUnavailable':
      return <TopAlert level="error">{t(`payment.${problem.kind}`)}</TopAlert>;
    default:
      return null;
  }
});
