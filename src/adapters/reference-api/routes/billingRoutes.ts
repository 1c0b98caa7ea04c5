import type { BillingLoadReply } from '../../../application/ports/BillingGateway';
import type { Agreement } from '../../../domain/billing/paymentAgreement';
import { type Endpoints, untilAnswered } from '../endpoints';
import { Refusal } from '../Refusal';
import { billingWire } from '../wire/billing';

const loaded = <T>(reply: BillingLoadReply<T>): T => {
  if (reply.kind === 'unavailable') throw new Refusal(500, reply.message ?? '');
  return reply.value;
};

const agreementOf = (id: unknown): Agreement => {
  if (id === 'UPDTPYMNT') return 'recurringBilling';
  if (id === 'NONRECURBILL') return 'oneTimePayment';
  throw new Refusal(404, 'There is no such agreement.');
};

/** Payments, the method of payment, the billing term and the agreements' texts. */
export const billingRoutes = ({ get, put }: Endpoints): void => {
  get('/api/customer/billingMethod', async ({ billing }) => billingWire(loaded(await billing.history(untilAnswered))));
  put('/api/customer/billingMethod', async ({ billing }, { body: { billingToken } }) => {
    const reply = await billing.updateMethod(billingToken);
    if (reply.kind === 'blankFields') throw new Refusal(400, "Billing token can't be blank", 'blank-field');
    if (reply.kind === 'refused') throw new Refusal(400, reply.message);
  });
  get('/api/customer/billingTerm', async ({ billing }) => ({ billingTerm: loaded(await billing.term(untilAnswered)) }));
  put('/api/customer/billingTerm', ({ billing }, { body: { billingTerm } }) => billing.updateTerm(billingTerm));
  get('/api/referencedata', async ({ billing }, { query: { id } }) => ({
    html: await billing.agreement(agreementOf(id), untilAnswered),
  }));
};
