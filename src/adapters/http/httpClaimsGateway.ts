import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import { Money } from '../../domain/Money';
import { ask, expectSuccess } from './ask';
import type { PortalApi } from './portalApi';
import * as replies from './replies/claims';

export const httpClaimsGateway = (api: PortalApi): ClaimsGateway => ({
  submit: async ({ description, equipment, estimate, dateOfLoss }, idempotencyKey) => {
    const exchange = api.POST('/api/claims', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { description, equipment, estimate: Money.toDollars(estimate), dateOfLoss, status: 'open' },
    });
    return (await expectSuccess(ask(exchange, replies.filedClaim))).claimNumber;
  },

  list: (signal) => expectSuccess(ask(api.GET('/api/claims', { signal }), replies.claims)),

  details: (id, signal) =>
    expectSuccess(ask(api.GET('/api/claims/{id}', { params: { path: { id } }, signal }), replies.claimDetails)),
});
