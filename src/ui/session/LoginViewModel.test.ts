import { gate, settle } from '../../../tests/support/FakeNetwork';
import { loginPage } from '../../../tests/support/sessionPages';
import { startVisit } from '../../../tests/support/startVisit';
import type { SignIn, SignInOutcome } from '../../application/session/signIn';
import type { EarlyLogin } from './EarlyLogin';

const open = async (attempt?: SignIn, early?: EarlyLogin) => {
  const preloads: string[] = [];
  const page = await loginPage({
    preload: async (names) => void preloads.push(...names),
    ...(attempt && { signIn: attempt }),
    early,
  });
  return { ...page, preloads, viewModel: page.open() };
};

const right = { userName: 'ny-current@example.com', password: 'Hearth-2026!' };

describe('LoginViewModel', () => {
  it('signs in, and goes to the dashboard @SIGNIN-7', async () => {
    const { viewModel, went, record, preloads } = await open();
    await viewModel.submission.send(right);

    expect([viewModel.submission.state.kind, preloads]).toEqual(['loggedIn', ['home']]);
    expect(went).toEqual([['home']]);
    expect(record.session.read()?.userName).toBe(right.userName);
  });

  it('shows neither the form nor the signed-in customer while the dashboard opens, whatever fills the fields', async () => {
    const { viewModel } = await open();
    await viewModel.submission.send(right);
    viewModel.clearError();

    expect(viewModel.submission.isSending).toBe(true);
    expect(viewModel.signedInAs).toBeUndefined();
  });

  it('is not logged in while an attempt is under way, and makes one at a time @SIGNIN-11 @SIGNIN-46', async () => {
    const answer = gate<SignInOutcome>();
    const attempt = jest.fn(() => answer.opened);
    const { viewModel, went } = await open(attempt);
    void viewModel.submission.send(right);
    void viewModel.submission.send(right);
    viewModel.clearError();
    expect([viewModel.submission.state.kind, attempt.mock.calls.length, went]).toEqual(['sending', 1, []]);

    answer.open({ kind: 'loggedIn' });
    await settle();
    expect([viewModel.submission.state.kind, went]).toEqual(['loggedIn', [['home']]]);
  });

  it('goes on to set a password after a temporary one, which stays in memory @SIGNIN-12', async () => {
    const { viewModel, went, challenge, record } = await open();
    await viewModel.submission.send({ userName: 'ny-temporary@example.com', password: 'Temp-2026!' });

    expect(went).toEqual([['reset']]);
    expect(challenge.temporaryPassword).toMatchObject({
      userName: 'ny-temporary@example.com',
      oldPassword: 'Temp-2026!',
    });
    expect(record.session.read()).toBeUndefined();
  });

  it.each([right, { userName: 'ny-temporary@example.com', password: 'Temp-2026!' }])(
    'drops the reply to $userName after the customer has left @SIGNIN-59',
    async (entered) => {
      const { viewModel, went, handled, challenge, record } = await open();
      const leave = startVisit(viewModel);
      const signingIn = viewModel.submission.send(entered);
      leave();
      await signingIn;

      expect([went, challenge.temporaryPassword, record.session.read()]).toEqual([[], undefined, undefined]);
      expect(handled).toEqual([expect.objectContaining({ name: 'AbortError' })]);
    },
  );

  describe('adopting the early login', () => {
    const invalid = {
      kind: 'invalid',
      error: { field: 'password', message: 'login.password.required' },
    } as const;

    it('starts from the error that the page shows', async () => {
      const { viewModel, went } = await open(undefined, {
        freeze: () => invalid,
        adopt: () => undefined,
        end: () => undefined,
      });
      startVisit(viewModel);
      expect([viewModel.submission.state, went]).toEqual([invalid, []]);
    });

    it('continues the login that was sent', async () => {
      const attempts: unknown[] = [];
      const answer = gate<SignInOutcome>();
      const { viewModel, went } = await open(
        async (credentials) => {
          attempts.push(credentials);
          return answer.opened;
        },
        { freeze: () => ({ kind: 'sending' }), adopt: () => undefined, end: () => right },
      );
      startVisit(viewModel);
      expect(attempts).toEqual([right]);
      expect(viewModel.submission.state.kind).toBe('sending');

      answer.open({ kind: 'loggedIn' });
      await settle();
      expect(went).toEqual([['home']]);
    });
  });
});
