import type { BillingGateway, BillingLoadReply } from '../../application/ports/BillingGateway';
import { type Answer, ask, askIgnoringReply, expectSuccess } from './ask';
import { hasCode } from './hasCode';
import type { PortalApi } from './portalApi';
import * as replies from './replies/billing';

const agreementCodes = { oneTimePayment: 'NONRECURBILL', recurringBilling: 'UPDTPYMNT' } as const;

/** Failures after which the billing page offers to try again. */
const unavailableStatuses = [400, 404, 500];

const loaded = <T>(answer: Answer<T>): BillingLoadReply<T> => {
  if (answer.kind === 'success') return { kind: 'loaded', value: answer.value };
  const { status, message } = answer.failure.details;
  if (unavailableStatuses.includes(status)) return { kind: 'unavailable', message };
  throw answer.failure;
};

export const httpBillingGateway = (api: PortalApi): BillingGateway => ({
  history: async (signal) =>
    loaded(await ask(api.GET('/api/customer/billingMethod', { signal }), replies.billingHistory)),

  term: async (signal) => loaded(await ask(api.GET('/api/customer/billingTerm', { signal }), replies.billingTerm)),

  updateMethod: async (billingToken, idempotencyKey) => {
    const headers = { 'Idempotency-Key': idempotencyKey };
    const answer = await askIgnoringReply(api.PUT('/api/customer/billingMethod', { body: { billingToken }, headers }));
    if (answer.kind === 'success') return { kind: 'updated' };
    const { details } = answer.failure;
    const { status, message } = details;
    if (hasCode(details, 'blank-field', status === 400 && message.includes("can't be blank")))
      return { kind: 'blankFields' };
    if (status !== 400) throw answer.failure;
    return { kind: 'refused', message };
  },

  updateTerm: (billingTerm, idempotencyKey) => {
    const headers = { 'Idempotency-Key': idempotencyKey };
    return expectSuccess(askIgnoringReply(api.PUT('/api/customer/billingTerm', { body: { billingTerm }, headers })));
  },

  agreement: async (agreement, signal) => {
    const query = { cat: 'agreement', id: agreementCodes[agreement] } as const;
    const exchange = api.GET('/api/referencedata', { params: { query }, signal });
    return (await expectSuccess(ask(exchange, replies.agreement))).html;
  },
});
