import { changePayment } from '../../application/billing/changePayment';
import { methodWrite } from '../../application/billing/methodWrite';
import { openCardForm } from '../../application/billing/openCardForm';
import { preparePayment } from '../../application/billing/preparePayment';
import { resolvePayment } from '../../application/billing/resolvePayment';
import { updatePaymentMethod } from '../../application/billing/updatePaymentMethod';

export const paymentUseCases = {
  changePayment,
  methodWrite,
  openCardForm,
  preparePayment,
  resolvePayment,
  updatePaymentMethod,
};
