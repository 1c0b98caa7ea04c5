import { observer } from 'mobx-react-lite';
import { ServerMessage } from '../screen/ServerMessage';
import { TopAlert } from '../screen/TopAlert';
import type { FormError } from '../kit/Form';
import { useText } from '../text/useText';
import { cardSectionName } from './CardSection';
import type { PaymentProblem as Problem, PaymentViewModel } from './PaymentViewModel';

/** The errors of the form, the card first, as on the screen. */
export const usePaymentErrors = (problem: Problem | undefined): readonly FormError[] => {
  const t = useText();
  if (problem?.kind !== 'invalid') return [];
  const fields = problem.card.map((field) => t(`payment.card.${field}`)).join(', ');
  return [
    ...(fields === '' ? [] : [{ field: cardSectionName, message: t('payment.invalidCard', { fields }) }]),
    ...problem.errors.map(({ field, message }) => ({ field, message: t(message) })),
  ];
};

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
      return (
        <TopAlert level="error">
          <ServerMessage of={problem.message} otherwise={t('payment.refused')} />
        </TopAlert>
      );
    case 'blankFields':
    case 'cardServiceUnavailable':
      return <TopAlert level="error">{t(`payment.${problem.kind}`)}</TopAlert>;
    default:
      return null;
  }
});
