import { observer } from 'mobx-react-lite';
import { type CardField, isCardInput } from '../../application/ports/CardService';
import { billingParts } from '../../domain/billing/BillingAddress';
import type { Elements } from '../kit/Elements';
import type { FormError } from '../kit/Form';
import { refusedField } from '../screen/refusedField';
import { ServerMessage } from '../screen/ServerMessage';
import { TopAlert } from '../screen/TopAlert';
import { useText } from '../text/useText';
import type { CardForm } from './CardForm';
import { CARD_SECTION_NAME } from './CardSection';
import type { PaymentProblem as Problem, PaymentViewModel } from './PaymentViewModel';

/** The errors of the form, the card first. What the card service rejects is one error, which leads to the first such field. */
export const usePaymentErrors = (
  problem: Problem | undefined,
  cardForm: Pick<CardForm, 'focus'>,
): readonly FormError[] => {
  const t = useText();
  const invalid = (names: readonly string[]): string => t('payment.invalidCard', { fields: names.join(', ') });
  const ofCard = (fields: readonly CardField[]): readonly FormError[] => {
    const [first] = fields;
    if (first === undefined) return [];
    const message = invalid(
      fields.map((field) => t(isCardInput(field) ? `payment.card.${field}` : `payment.${field}`)),
    );
    if (isCardInput(first)) return [{ field: CARD_SECTION_NAME, message, focus: () => cardForm.focus(first) }];
    // The form has no field for the country.
    return [{ field: first === 'country' ? CARD_SECTION_NAME : first, message }];
  };
  switch (problem?.kind) {
    case 'invalidCard':
      return ofCard(problem.fields);
    case 'invalidAccount':
      return problem.fields.slice(0, 1).map((field) => ({
        field,
        message: invalid(problem.fields.map((each) => t(`payment.${each}`))),
      }));
    case 'refused':
      return refusedField(problem.message, billingParts);
    case 'invalid':
      return [...ofCard(problem.card), ...problem.errors.map(({ field, message }) => ({ field, message: t(message) }))];
    default:
      return [];
  }
};

/** Why the payment method did not change. A field's error is in the form instead. */
export const PaymentProblem = observer(({ viewModel }: { readonly viewModel: PaymentViewModel }) => {
  const t = useText();
  const { problem } = viewModel;
  if (problem?.kind === 'refused' && refusedField(problem.message, billingParts).length > 0) return undefined;
  const words = (): string | Elements => {
    switch (problem?.kind) {
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
