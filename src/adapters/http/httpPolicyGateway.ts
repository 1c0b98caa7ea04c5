import type { PolicyGateway } from '../../application/ports/PolicyGateway';
import { ask, askIgnoringReply, expectSuccess } from './ask';
import { coverageChangeRefusal } from './coverageChangeRefusal';
import type { PortalApi } from './portalApi';
import { changeStatus } from './replies/changeStatus';
import { policies, policyChange } from './replies/policies';
import { sentCoverages } from './sentCoverages';

const changeReasons = { cancellation: 'custcancelled', modification: 'custmodpolpckg' } as const;

export const httpPolicyGateway = (api: PortalApi): PolicyGateway => ({
  list: (signal) => expectSuccess(ask(api.GET('/api/policies', { signal }), policies)),

  cancel: async (reason, idempotencyKey) => {
    const body = { changeReason: changeReasons.cancellation, changeReasonDescription: reason };
    const headers = { 'Idempotency-Key': idempotencyKey };
    const answer = await askIgnoringReply(api.PUT('/api/policies', { body, headers }));
    if (answer.kind === 'success') return { kind: 'accepted' };
    const { status, message } = answer.failure.details;
    if (status === 400 || status === 500) return { kind: 'refused', message };
    throw answer.failure;
  },

  changeCoverages: async (coverages, description, idempotencyKey) => {
    const body = {
      changeReason: changeReasons.modification,
      changeReasonDescription: description,
      coverages: sentCoverages(coverages),
    };
    const headers = { 'Idempotency-Key': idempotencyKey };
    try {
      const { correlationId } = await expectSuccess(ask(api.PUT('/api/policies', { body, headers }), policyChange));
      return { kind: 'accepted', correlationId };
    } catch (failure) {
      return coverageChangeRefusal(failure);
    }
  },

  changeStatus: (correlationId, signal) =>
    expectSuccess(
      ask(
        api.GET('/api/policies/status/{correlationId}', { params: { path: { correlationId } }, signal }),
        changeStatus,
      ),
    ),
});
