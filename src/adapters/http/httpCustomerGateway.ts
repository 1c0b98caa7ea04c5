import type { CustomerGateway } from '../../application/ports/CustomerGateway';
import type { ProfileChange } from '../../domain/profile/profileChange';
import { ask, askIgnoringReply, expectSuccess } from './ask';
import { hasCode } from './hasCode';
import type { PortalApi } from './portalApi';
import { isTokenExpiry } from './refreshExpired';
import { changeStatus } from './replies/changeStatus';
import { profile } from './replies/profile';
import { emailChange } from './replies/session';

const isNameChange = (change: ProfileChange): boolean =>
  change.firstName !== undefined || change.lastName !== undefined;

export const httpCustomerGateway = (api: PortalApi): CustomerGateway => ({
  load: (signal) => expectSuccess(ask(api.GET('/api/customer', { signal }), profile)),

  save: async (change, changeReasonDescription, idempotencyKey) => {
    const body = {
      ...change,
      ...(isNameChange(change) && { changeDescriptionType: 'name' as const }),
      changeReasonDescription,
    };
    const headers = { 'Idempotency-Key': idempotencyKey };
    const answer = await askIgnoringReply(api.PUT('/api/customer', { body, headers }));
    if (answer.kind === 'success') return { kind: 'saved' };
    const { status, message, pause } = answer.failure.details;
    if (status === 401 || status >= 500) throw answer.failure;
    return { kind: 'refused', message, pause };
  },

  requestEmailCode: async (email) => {
    const answer = await askIgnoringReply(api.POST('/api/customer/email', { body: { email } }));
    if (answer.kind === 'success') return { kind: 'sent' };
    const { details } = answer.failure;
    const inWords = details.status === 400 && details.message.includes('already exists');
    if (hasCode(details, 'email-exists', inWords)) return { kind: 'inUse' };
    throw answer.failure;
  },

  confirmEmailChange: async ({ oldEmail, verificationCode, password }) => {
    const body = { username: oldEmail, verificationCode, password };
    const answer = await ask(api.PUT('/api/customer/email', { body }), emailChange);
    if (answer.kind === 'success') return { kind: 'accepted', changeId: answer.value.id };
    // An expired token says "expired" too. Any other 401 is a wrong password, and the session goes on.
    const { details } = answer.failure;
    if (isTokenExpiry(details)) throw answer.failure;
    if (hasCode(details, 'code-expired', details.message.includes('expired')))
      return { kind: 'expired', pause: details.pause };
    const isTooOften = hasCode(details, 'too-many-attempts', details.message.includes('attempts'));
    return { kind: isTooOften ? 'tooManyAttempts' : 'rejected', pause: details.pause };
  },

  emailChangeStatus: (id, signal) =>
    expectSuccess(ask(api.GET('/api/customer/email/status/{id}', { params: { path: { id } }, signal }), changeStatus)),
});
