import type { RatingGateway } from '../../application/ports/RatingGateway';
import type { RateRequest } from '../../domain/policy/rates';
import { ask, expectSuccess } from './ask';
import { coverageChangeRefusal, isChangeForbidden } from './coverageChangeRefusal';
import type { PortalApi } from './portalApi';
import * as replies from './replies/rates';
import type { components } from './schema';
import { sentCoverages } from './sentCoverages';

const rateBody = ({ coverages, residenceType, ...request }: RateRequest): components['schemas']['RateBody'] => ({
  ...request,
  coverages: sentCoverages(coverages),
  metadata: { residenceType },
});

export const httpRatingGateway = (api: PortalApi): RatingGateway => ({
  rate: (request, signal) =>
    expectSuccess(ask(api.POST('/api/rates', { body: rateBody(request), signal }), replies.rate)),

  preview: async (quoteId, request, signal) => {
    const exchange = api.POST('/api/rates/preview', { body: { quoteId, rateBody: rateBody(request) }, signal });
    const answer = await ask(exchange, replies.ratePreview);
    if (answer.kind === 'success') return { kind: 'rated', preview: answer.value };
    const { details } = answer.failure;
    if (details.status === 400 || details.status === 500 || isChangeForbidden(details))
      return coverageChangeRefusal(answer.failure);
    throw answer.failure;
  },
});
