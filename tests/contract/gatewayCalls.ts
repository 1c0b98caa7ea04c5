import { aClaim } from '../support/claim';
import type { CalendarDate } from '../../src/domain/CalendarDate';
import type { RateRequest } from '../../src/domain/policy/rates';
import type { CallName, Gateways } from '../../src/application/ports/Gateways';
import { billingTokens, codes, emailOf, password } from './PortalUnderTest';

/** One call of every method. `isRead` calls end when the customer leaves. */
export interface GatewayCall {
  readonly isRead: boolean;
  /** Whether it carries the tokens of the session. */
  readonly needsSession: boolean;
  readonly make: (gateways: Gateways, signal: AbortSignal) => Promise<unknown>;
}

const newPassword = 'Hearth-2027!';

const rateRequest: RateRequest = {
  state: 'NY',
  billingTerm: 'yearly',
  coverages: [{ code: 'bul' }],
  residenceType: 'HOME',
};

const auth = { isRead: false, needsSession: false };
const read = { isRead: true, needsSession: true };
const write = { isRead: false, needsSession: true };

/** Writes whose reply is not used: any 2xx is a success, unless it is broken JSON or a proxy's page. */
export const callsWithoutReply: readonly string[] = [
  'auth.requestCode',
  'auth.sendInvitation',
  'auth.resetPassword',
  'policy.cancel',
  'customer.save',
  'customer.requestEmailCode',
  'billing.updateMethod',
  'billing.updateTerm',
] satisfies readonly CallName[];

/** Complete by its type: a new method does not compile until it is here. */
export const gatewayCalls: Readonly<Record<CallName, GatewayCall>> = {
  'auth.login': { ...auth, make: (g) => g.auth.login({ userName: emailOf('nj-current'), password }) },
  'auth.checkInvitation': { ...auth, make: (g, signal) => g.auth.checkInvitation('invite-ny', signal) },
  'auth.createUser': {
    ...auth,
    make: (g) => g.auth.createUser({ token: 'invite-ny', userName: emailOf('ny-invited'), password: newPassword }),
  },
  'auth.requestCode': { ...auth, make: (g) => g.auth.requestCode(emailOf('nj-current')) },
  'auth.sendInvitation': { ...auth, make: (g) => g.auth.sendInvitation(emailOf('ny-invited')) },
  'auth.resetPassword': {
    ...auth,
    make: (g) =>
      g.auth.resetPassword({
        userName: emailOf('nj-current'),
        confirmationCode: codes.right,
        password: newPassword,
      }),
  },
  'auth.confirmTemporaryPassword': {
    ...auth,
    make: (g) =>
      g.auth.confirmTemporaryPassword({ token: 'any-token', oldPassword: 'Temp-2026!', password: newPassword }),
  },
  'auth.refresh': {
    ...auth,
    make: (g) => g.auth.refresh({ userName: emailOf('nj-current'), refreshToken: 'any-token' }),
  },
  'claims.submit': {
    ...write,
    make: (g) =>
      g.claims.submit(aClaim({ dateOfLoss: '2026-01-02' as CalendarDate }), '4a1fd1f2-6bd7-4a0f-9d3b-0f6a0c6b8f10'),
  },
  'claims.list': { ...read, make: (g, signal) => g.claims.list(signal) },
  'claims.details': { ...read, make: (g, signal) => g.claims.details('HC-204417', signal) },
  'customer.load': { ...read, make: (g, signal) => g.customer.load(signal) },
  'customer.save': {
    ...write,
    make: (g) => g.customer.save({ phoneNumber: '555-010-9999' }, 'Updated Phone Number'),
  },
  'customer.requestEmailCode': { ...write, make: (g) => g.customer.requestEmailCode('new.address@example.com') },
  'customer.confirmEmailChange': {
    ...write,
    make: (g) =>
      g.customer.confirmEmailChange({ oldEmail: emailOf('nj-current'), verificationCode: codes.right, password }),
  },
  'customer.emailChangeStatus': { ...read, make: (g, signal) => g.customer.emailChangeStatus('any-change', signal) },
  'policy.list': { ...read, make: (g, signal) => g.policy.list(signal) },
  'policy.cancel': { ...write, make: (g) => g.policy.cancel('I am moving.') },
  'policy.changeCoverages': {
    ...write,
    make: (g) => g.policy.changeCoverages([{ code: 'hep' }], 'Updated Policy Coverages'),
  },
  'policy.changeStatus': { ...read, make: (g, signal) => g.policy.changeStatus('any-change', signal) },
  'rating.rate': { ...read, make: (g, signal) => g.rating.rate(rateRequest, signal) },
  'rating.preview': { ...read, make: (g, signal) => g.rating.preview('Q-HP-20010001', rateRequest, signal) },
  'billing.history': { ...read, make: (g, signal) => g.billing.history(signal) },
  'billing.term': { ...read, make: (g, signal) => g.billing.term(signal) },
  'billing.updateMethod': { ...write, make: (g) => g.billing.updateMethod(billingTokens.card) },
  'billing.updateTerm': { ...write, make: (g) => g.billing.updateTerm('yearly') },
  'billing.agreement': { ...read, make: (g, signal) => g.billing.agreement('UPDTPYMNT', signal) },
  'documents.list': { ...read, make: (g, signal) => g.documents.list(signal) },
};

/** Every call with its name, typed. */
export const namedCalls = (Object.keys(gatewayCalls) as CallName[]).map((name) => ({ name, ...gatewayCalls[name] }));
