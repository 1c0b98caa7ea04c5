import { changePayment } from '../../application/billing/changePayment';
import { methodWrite } from '../../application/billing/methodWrite';
import { openCardForm } from '../../application/billing/openCardForm';
import { paymentEffect } from '../../application/billing/paymentEffect';
import { preparePayment } from '../../application/billing/preparePayment';
import { resolvePayment } from '../../application/billing/resolvePayment';
import { updatePaymentMethod } from '../../application/billing/updatePaymentMethod';

export const paymentUseCases = {
  changePayment,
  methodWrite,
  openCardForm,
  paymentEffect,
  preparePayment,
  resolvePayment,
  updatePaymentMethod,
};
