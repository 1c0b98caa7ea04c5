import { ApiFailure } from '../../application/ApiFailure';
import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import { claimFields } from '../../domain/claims/ClaimDraft';
import { Money } from '../../domain/Money';
import { namedField } from '../../domain/namedField';
import { ask, expectSuccess } from './ask';
import type { PortalApi } from './portalApi';
import * as replies from './replies/claims';

/** How a backend may refuse a claim that is not the customer's, or a reference that it cannot read. A 404 says it plainly. */
const deniedStatuses = [400, 403, 410, 422];

/** An empty text is one that the customer left out. It is not sent. */
const filled = <T extends object>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as T;

export const httpClaimsGateway = (api: PortalApi): ClaimsGateway => ({
  submit: async ({ estimate, dateOfLoss, ...texts }, idempotencyKey) => {
    const exchange = api.POST('/api/claims', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { ...filled(texts), estimate: Money.toDollars(estimate), dateOfLoss, status: 'open' },
    });
    const answer = await ask(exchange, replies.filedClaim);
    if (answer.kind === 'success') return answer.value.claimNumber;
    const { details } = answer.failure;
    if (![400, 422].includes(details.status)) throw answer.failure;
    throw new ApiFailure({ ...details, refusedField: namedField(details.message, claimFields) });
  },

  list: (signal) => expectSuccess(ask(api.GET('/api/claims', { signal }), replies.claims)),

  details: async (id, signal) => {
    const exchange = api.GET('/api/claims/{id}', { params: { path: { id } }, signal });
    const answer = await ask(exchange, replies.claimDetails);
    if (answer.kind === 'success') return answer.value;
    const { details } = answer.failure;
    throw new ApiFailure({ ...details, isDenied: deniedStatuses.includes(details.status) });
  },
});
