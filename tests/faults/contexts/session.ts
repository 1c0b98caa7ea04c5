import type { RecoveryAction } from '../../../src/domain/session/passwordRecovery';
import type { LoginState } from '../../../src/ui/session/EarlyLogin';
import type { PasswordChallenge } from '../../../src/ui/session/PasswordChallenge';
import type { ResetArrival, ResetViewModel } from '../../../src/ui/session/ResetViewModel';
import { startVisit } from '../../support/startVisit';
import { type Context, type Seen, calm, opening, refusalIn, whenOpened } from '../Context';
import type { Portal } from '../portalOver';
import { openDashboard } from './policy';

const login: Context = {
  call: 'POST /api/auth/login',
  scene: async (portal) => {
    const viewModel = portal.get('openLogin')();
    const leave = startVisit(viewModel);
    let isAnswered = false;
    const entered = { userName: 'ada@example.com', password: 'Hearth-2026!' };
    const seen: Readonly<Record<LoginState['kind'], Seen>> = {
      idle: 'off',
      invalid: 'off',
      sending: 'busy',
      loggedIn: 'ok',
      newPasswordRequired: 'ok',
      invalidCredentials: 'bad',
      logInFailed: 'tec',
    };
    return {
      act: () => void viewModel.submission.send(entered).then(() => (isAnswered = true)),
      sees: () => seen[viewModel.submission.state.kind],
      // After the visit, no reply starts a session (rule SIGNIN-59).
      hasArrived: () => isAnswered,
      leave,
      typed: () => entered,
    };
  },
};

const forgot = (call: Context['call'], action: RecoveryAction): Context => ({
  call,
  scene: async (portal) => {
    const viewModel = portal.get('openForgot')({ action, initialEmail: 'ada@example.com' });
    const leave = startVisit(viewModel);
    let isOver = false;
    return {
      act: () => void viewModel.submission.send().then(() => (isOver = true)),
      sees: () => {
        if (viewModel.submission.state.kind === 'sending') return 'busy';
        if (viewModel.submission.state.kind === 'limited') return 'say';
        return isOver && portal.went.every(([route]) => route === 'reset') ? 'ok' : 'off';
      },
      says: () => refusalIn(viewModel.submission.state),
      leave,
      typed: () => viewModel.request,
    };
  },
});

const openReset = (
  { give, get }: Portal,
  arrival: Partial<ResetArrival>,
  temporaryPassword?: PasswordChallenge['temporaryPassword'],
): ResetViewModel => {
  give({ challenge: { temporaryPassword } });
  return get('openReset')({ invitation: '', email: '', action: 'FORGOT_PASSWORD', ...arrival });
};

const checkInvitation: Context = {
  call: 'GET /api/auth/token/{token}',
  scene: async (portal) =>
    opening(openReset(portal, { invitation: 'invite-ny' }), ({ state }) => {
      if (state.kind === 'loading') return 'busy';
      if (state.kind === 'entitled') return 'ok';
      if (state.kind === 'uncheckedInvitation') return 'chk';
      return state.kind === 'refusedInvitation' && state.reason === 'notFound' ? 'nof' : 'usr';
    }),
};

/** On the point of submitting a new password. */
const reset = (
  call: Context['call'],
  arrival: Partial<ResetArrival>,
  challenge?: PasswordChallenge['temporaryPassword'],
): Context => ({
  call,
  scene: async (portal) => {
    const viewModel = openReset(portal, arrival, challenge);
    const leave = startVisit(viewModel);
    await calm();
    const password = 'Hearth-2027!';
    viewModel.change({ code: '246810', password, repeated: password });
    let isOver = false;
    return {
      act: () => void viewModel.submission.send().then(() => (isOver = true)),
      sees: () => {
        if (viewModel.submission.state.kind === 'sending') return 'busy';
        if (viewModel.submission.state.kind === 'refused') return 'say';
        return isOver ? 'ok' : 'off';
      },
      says: () => refusalIn(viewModel.submission.state),
      leave,
      typed: () => viewModel.entry,
    };
  },
});

const temporaryPassword = { token: 'challenge-1', oldPassword: 'Temp-2026!', userName: 'ada@example.com' };

/** The dashboard asks for the policy with a token that has expired. */
const refresh = whenOpened('POST /api/auth/user/token', openDashboard, (_, { record }) =>
  record.session.read()?.authToken === 'ada-auth-2' ? 'ok' : 'busy',
);

export const sessionContexts = {
  'sign in': login,
  'check an invitation': checkInvitation,
  'create a user': reset('PUT /api/auth/user', { invitation: 'invite-ny' }),
  'request a code': forgot('POST /api/auth/password', 'FORGOT_PASSWORD'),
  'send an invitation': forgot('POST /api/auth/user/invitation', 'FIRST_TIME'),
  'set password by code': reset('PUT /api/auth/password', { email: 'ada@example.com' }),
  'replace temporary password': reset('PUT /api/auth/password', {}, temporaryPassword),
  'refresh the tokens': { ...refresh, needsRefresh: true },
} as const satisfies Record<string, Context>;
