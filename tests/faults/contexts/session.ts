import { startVisit } from '../../support/startVisit';
import { requestCode } from '../../../src/application/session/requestCode';
import { setPassword } from '../../../src/application/session/setPassword';
import { signIn } from '../../../src/application/session/signIn';
import { type RecoveryAction, emptyCodeRequest } from '../../../src/domain/session/passwordRecovery';
import { ForgotViewModel } from '../../../src/ui/session/ForgotViewModel';
import { LoginViewModel } from '../../../src/ui/session/LoginViewModel';
import type { PasswordChallenge } from '../../../src/ui/session/PasswordChallenge';
import { type ResetArrival, ResetViewModel } from '../../../src/ui/session/ResetViewModel';
import { type Context, type Scene, calm, opening, signedIn } from '../Context';
import type { Portal } from '../portal';
import { openDashboard } from './policy';

const login: Context = {
  call: 'POST /api/auth/login',
  scene: async ({ auth, record, clock, navigation, failures: errors }) => {
    const challenge = { temporaryPassword: undefined };
    const viewModel = new LoginViewModel({
      preloadDashboard: () => undefined,
      signIn: signIn(auth, record),
      record,
      challenge,
      clock,
      navigation,
      errors,
      early: undefined,
    });
    const leave = startVisit(viewModel);
    const entered = { userName: 'ada@example.com', password: 'Hearth-2026!' };
    const seen = {
      notLoggedIn: 'off',
      invalid: 'off',
      loggingIn: 'busy',
      loggedIn: 'ok',
      invalidCredentials: 'bad',
      logInFailed: 'tec',
    };
    return {
      act: () => void viewModel.submit(entered),
      sees: () => seen[viewModel.state.kind] as ReturnType<Scene['sees']>,
      leave,
      typed: () => entered,
    };
  },
};

const forgot = (call: Context['call'], action: RecoveryAction): Context => ({
  call,
  scene: async ({ auth, record, navigation, failures: errors, went }) => {
    const recovery = { action, initialEmail: 'ada@example.com' };
    const viewModel = new ForgotViewModel(recovery, {
      draft: record.drafts.of('codeRequest', emptyCodeRequest),
      requestCode: requestCode(auth),
      navigation,
      errors,
    });
    const leave = startVisit(viewModel);
    let isOver = false;
    return {
      act: () => void viewModel.submit().then(() => (isOver = true)),
      sees: () => {
        if (viewModel.state.kind === 'sending') return 'busy';
        return isOver && went.every(([route]) => route === 'reset') ? 'ok' : 'off';
      },
      leave,
      typed: () => viewModel.request,
    };
  },
});

const openReset = (
  { auth, record, clock, navigation, failures: errors }: Portal,
  arrival: Partial<ResetArrival>,
  known = {},
) => {
  const challenge: PasswordChallenge = { temporaryPassword: undefined, ...known };
  const viewModel = new ResetViewModel(
    { invitation: '', email: '', action: 'FORGOT_PASSWORD', ...arrival },
    {
      auth,
      setPassword: setPassword(auth, record),
      requestCode: requestCode(auth),
      challenge,
      clock,
      navigation,
      errors,
    },
  );
  const leave = startVisit(viewModel);
  const password = 'Hearth-2027!';
  const type = () => viewModel.change({ code: '246810', password, repeated: password });
  let isOver = false;
  const submitting: Scene = {
    act: () => void viewModel.submit().then(() => (isOver = true)),
    sees: () => {
      if (viewModel.state.kind === 'submitting') return 'busy';
      if (viewModel.state.kind === 'refused') return 'say';
      return isOver ? 'ok' : 'off';
    },
    says: () => (viewModel.state.kind === 'refused' ? viewModel.state.message : undefined),
    leave,
    typed: () => viewModel.entry,
  };
  return { viewModel, type, submitting };
};

const checkInvitation: Context = {
  call: 'GET /api/auth/token/{token}',
  scene: async (portal) => {
    const { viewModel, submitting } = openReset(portal, {});
    submitting.leave();
    let arrived: ReturnType<typeof openReset> | undefined;
    return {
      act: () => {
        arrived ??= openReset(portal, { invitation: 'invite-ny' });
      },
      sees: () => {
        const { state } = arrived?.viewModel ?? viewModel;
        if (state.kind === 'checkingInvitation') return 'busy';
        if (state.kind === 'entering') return 'ok';
        return state.kind === 'refusedInvitation' && state.reason === 'notFound' ? 'nof' : 'usr';
      },
      leave: () => arrived?.submitting.leave(),
    };
  },
};

const setByCode: Context = {
  call: 'PUT /api/auth/password',
  scene: async (portal) => {
    const { type, submitting } = openReset(portal, { email: 'ada@example.com' });
    type();
    return submitting;
  },
};

const setByInvitation: Context = {
  call: 'PUT /api/auth/user',
  scene: async (portal) => {
    const { type, submitting } = openReset(portal, { invitation: 'invite-ny' });
    await calm();
    type();
    return submitting;
  },
};

const replaceTemporary: Context = {
  call: 'PUT /api/auth/password',
  scene: async (portal) => {
    const temporaryPassword = { token: 'challenge-1', oldPassword: 'Temp-2026!', userName: 'ada@example.com' };
    const { type, submitting } = openReset(portal, {}, { temporaryPassword });
    type();
    return submitting;
  },
};

/** The dashboard asks for the policy with a token that has expired. */
const refresh: Context = {
  call: 'POST /api/auth/user/token',
  needsRefresh: true,
  scene: async (portal) => {
    await signedIn(portal);
    return {
      ...opening(openDashboard(portal)),
      sees: () => (portal.record.session.read()?.authToken === 'ada-auth-2' ? 'ok' : 'busy'),
    };
  },
};

export const sessionContexts = {
  'sign in': login,
  'check an invitation': checkInvitation,
  'create a user': setByInvitation,
  'request a code': forgot('POST /api/auth/password', 'FORGOT_PASSWORD'),
  'send an invitation': forgot('POST /api/auth/user/invitation', 'FIRST_TIME'),
  'set password by code': setByCode,
  'replace temporary password': replaceTemporary,
  'refresh the tokens': refresh,
} as const satisfies Record<string, Context>;
