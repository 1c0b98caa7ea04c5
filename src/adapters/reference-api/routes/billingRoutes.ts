import type { BillingLoadReply } from '../../../application/ports/BillingGateway';
import { type AgreementCode, agreementCodes } from '../../../domain/billing/paymentAgreement';
import { type Endpoints, untilAnswered } from '../endpoints';
import { Refusal } from '../Refusal';
import { billingWire } from '../wire/billing';

const loaded = <T>(reply: BillingLoadReply<T>): T => {
  if (reply.kind === 'unavailable') throw new Refusal(500, reply.message ?? '');
  return reply.value;
};

const agreementCode = (id: unknown): AgreementCode => {
  const code = Object.values(agreementCodes).find((known) => known === id);
  if (code === undefined) throw new Refusal(404, 'There is no such agreement.');
  return code;
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
    html: await billing.agreement(agreementCode(id), untilAnswered),
  }));
};
