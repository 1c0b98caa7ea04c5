import { Drafts } from '../../src/application/drafts/Drafts';
import { type RequestCode, requestCode } from '../../src/application/session/requestCode';
import { setPassword } from '../../src/application/session/setPassword';
import { signIn } from '../../src/application/session/signIn';
import { emptyCodeRequest } from '../../src/domain/session/passwordRecovery';
import { type CodeRecovery, ForgotViewModel } from '../../src/ui/session/ForgotViewModel';
import { LoginViewModel } from '../../src/ui/session/LoginViewModel';
import type { PasswordChallenge } from '../../src/ui/session/PasswordChallenge';
import { type ResetArrival, ResetViewModel } from '../../src/ui/session/ResetViewModel';
import { recordedErrors, recordedNavigation, signedInCustomer } from './memoryCustomer';

type LoginParts = ConstructorParameters<typeof LoginViewModel>[0];
type ResetParts = ConstructorParameters<typeof ResetViewModel>[1];

/** A customer who is not signed in, at a screen that leads to a session. */
const signedOutCustomer = async () => {
  const { gateways, record, account, clock } = await signedInCustomer('nj-current');
  record.clear();
  const challenge: PasswordChallenge = { temporaryPassword: undefined };
  return { gateways, record, account, clock, challenge, ...recordedNavigation(), ...recordedErrors() };
};

/** The login, over the in-memory insurer. */
export const loginPage = async (change: Partial<LoginParts> = {}) => {
  const page = await signedOutCustomer();
  const { gateways, record } = page;
  const parts = {
    ...page,
    preloadDashboard: () => undefined,
    signIn: signIn(gateways.auth, record),
    early: undefined,
    ...change,
  };
  return { ...parts, open: () => new LoginViewModel(parts) };
};

/** Set Password, over the in-memory insurer. */
export const resetPage = async (change: Partial<Omit<ResetParts, 'record'>> = {}) => {
  const page = await signedOutCustomer();
  const { gateways, record } = page;
  const requests: unknown[] = [];
  const parts = {
    ...page,
    auth: gateways.auth,
    setPassword: setPassword(gateways.auth, record),
    requestCode: (...request: Parameters<RequestCode>) => {
      requests.push(request);
      return requestCode(gateways.auth)(...request);
    },
    ...change,
  };
  return { ...parts, requests, open: (arrival: ResetArrival) => new ResetViewModel(arrival, parts) };
};

/** Forgot Password, with the answer to the request of a code. */
export const forgotPage = (answer: Promise<void> = Promise.resolve()) => {
  const requests: Parameters<RequestCode>[] = [];
  const send = (...request: Parameters<RequestCode>): Promise<void> => {
    requests.push(request);
    return answer;
  };
  const parts = {
    ...recordedNavigation(),
    ...recordedErrors(),
    draft: new Drafts().of('codeRequest', emptyCodeRequest),
    requestCode: requestCode({
      requestCode: async (userName) => send('FORGOT_PASSWORD', userName),
      sendInvitation: async (userName) => send('FIRST_TIME', userName),
    }),
  };
  return { ...parts, requests, open: (recovery: CodeRecovery) => new ForgotViewModel(recovery, parts) };
};
