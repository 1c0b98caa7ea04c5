import { observer } from 'mobx-react-lite';
import { ServerMessage } from '../screen/ServerMessage';
import type { Elements } from '../kit/Elements';
import { TopAlert } from '../screen/TopAlert';
import type { FormError } from '../kit/Form';
import { useText } from '../text/useText';
import { isCardInput } from '../../application/ports/CardElement';
import type { CardForm } from './CardForm';
import { cardSectionName } from './CardSection';
import type { PaymentProblem as Problem, PaymentViewModel } from './PaymentViewModel';

/** The errors of the form, the card first, as on the screen. The first leads to the first field of the card that is invalid. */
export const usePaymentErrors = (
  problem: Problem | undefined,
  cardForm: Pick<CardForm, 'focus'>,
): readonly FormError[] => {
  const t = useText();
  if (problem?.kind !== 'invalid') return [];
  const fields = problem.card.map((field) => t(`payment.card.${field}`)).join(', ');
  const message = t('payment.invalidCard', { fields });
  const first = problem.card.find(isCardInput);
  return [
    ...(first === undefined ? [] : [{ field: cardSectionName, message, focus: () => cardForm.focus(first) }]),
    ...problem.errors.map(({ field, message }) => ({ field, message: t(message) })),
  ];
};

/** Why the payment method did not change. A field's error is in the form instead. */
export const PaymentProblem = observer(({ viewModel }: { readonly viewModel: PaymentViewModel }) => {
  const t = useText();
  const { problem } = viewModel;
  const invalid = (fields: readonly string[]): string => t('payment.invalidCard', { fields: fields.join(', ') });
  const words = (): string | Elements => {
    switch (problem?.kind) {
      case 'invalidCard':
        return invalid(problem.fields.map((field) => t(`payment.card.${field}`)));
      case 'invalidAccount':
        return invalid(problem.fields.map((field) => t(`payment.${field}`)));
      case 'refused':
        return <ServerMessage of={problem.message} otherwise={t('payment.refused')} />;
      case 'blankFields':
      case 'declined':
      case 'cardServiceUnavailable':
        return t(`payment.${problem.kind}`);
    }
  };
  const text = words();
  return text && <TopAlert level="error">{text}</TopAlert>;
});
