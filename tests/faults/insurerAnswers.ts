import { isCall } from '../../src/adapters/reference-api/isCall';
import { everyCall } from '../support/everyCall';
import { type ReceivedCall, data } from '../support/FakeNetwork';

/** "GET /api/claims/{id}", "GET /api/claims/C-1". */
export const isCallOf = (pattern: string, { method, path }: Pick<ReceivedCall, 'method' | 'path'>): boolean =>
  isCall(pattern, method, path.split('?')[0] ?? '');

/** Responses that differ from the table of calls, because the portal needs more to continue. */
const others: readonly (readonly [string, unknown])[] = [
  [
    'PUT /api/auth/password',
    {
      authToken: 'ada-auth-2',
      accessToken: 'ada-access-2',
      refreshToken: 'ada-refresh-2',
      userName: 'ada@example.com',
    },
  ],
  [
    'GET /api/customer/billingMethod',
    { paymentHistory: [], paymentMethod: { type: 'credit_card', lastFour: '1111' }, pastDue: false, balance: 0 },
  ],
  ['GET /api/customer/email/status/{id}', { status: 'complete' }],
];

const answers = [...others, ...everyCall.map(({ call, success }) => [call, success[0]] as const)];

/** The response to a call if nothing fails. */
export const goodAnswer = (call: ReceivedCall): Response => {
  const found = answers.find(([pattern]) => isCallOf(pattern, call));
  if (found === undefined) throw new Error(`no answer to ${call.method} ${call.path}`);
  return data(found[1]);
};
