import type { BillingGateway, BillingLoadReply } from '../../application/ports/BillingGateway';
import { type Answer, ask, expectSuccess } from './ask';
import type { PortalApi } from './portalApi';
import { agreement, billingHistory } from './replies/billing';
import { billingTermReply } from './replies/profile';
import { nothing } from './replies/values';

/** Failures after which the billing page offers to try again (document 2, section 8). */
const UNAVAILABLE = [400, 404, 500];

const loaded = <T>(answer: Answer<T>): BillingLoadReply<T> => {
  if (answer.kind === 'success') return { kind: 'loaded', value: answer.value };
  if (UNAVAILABLE.includes(answer.failure.details.status)) return { kind: 'unavailable' };
  throw answer.failure;
};

export const httpBillingGateway = (api: PortalApi): BillingGateway => ({
  history: async (signal) => loaded(await ask(api.GET('/api/customer/billingMethod', { signal }), billingHistory)),

  term: async (signal) => loaded(await ask(api.GET('/api/customer/billingTerm', { signal }), billingTermReply)),

  updateMethod: async (billingToken) => {
    const answer = await ask(api.PUT('/api/customer/billingMethod', { body: { billingToken } }), nothing);
    if (answer.kind === 'success') return { kind: 'updated' };
    const { status, message } = answer.failure.details;
    if (status !== 400) throw answer.failure;
    return message.includes("can't be blank") ? { kind: 'blankFields' } : { kind: 'refused', message };
  },

  updateTerm: (billingTerm) => expectSuccess(api.PUT('/api/customer/billingTerm', { body: { billingTerm } }), nothing),

  agreement: async (code, signal) => {
    const exchange = api.GET('/api/referencedata', { params: { query: { cat: 'agreement', id: code } }, signal });
    return (await expectSuccess(exchange, agreement)).html;
  },
});
