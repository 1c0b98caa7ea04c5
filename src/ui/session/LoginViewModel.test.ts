import { gate, settle } from '../../../tests/support/FakeNetwork';
import { recordedFailures, recordedNavigation, signedInCustomer } from '../../../tests/support/memoryCustomer';
import { ApiFailure } from '../../application/ApiFailure';
import { type SignIn, type SignInOutcome, signIn } from '../../application/session/signIn';
import { LoginViewModel } from './LoginViewModel';
import type { PasswordChallenge } from './PasswordChallenge';

const open = async (attempt?: SignIn) => {
  const { gateways, record } = await signedInCustomer('nj-current');
  record.clear();
  const challenge: PasswordChallenge = { temporaryPassword: undefined };
  const { navigation, went } = recordedNavigation();
  const { failures, handled } = recordedFailures();
  const viewModel = new LoginViewModel(
    attempt ?? signIn(gateways.auth, record),
    record,
    challenge,
    navigation,
    failures,
  );
  return { viewModel, record, challenge, went, handled };
};

const right = { userName: 'ny-current@example.com', password: 'Hearth-2026!' };

describe('LoginViewModel', () => {
  it('signs in, and goes to the dashboard', async () => {
    const { viewModel, went, record } = await open();
    viewModel.change(right);
    await viewModel.submit();

    expect(viewModel.status).toBe('loggedIn');
    expect(went).toEqual([['home']]);
    expect(record.session.read()?.userName).toBe(right.userName);
  });

  it('neither asks anew nor speaks of somebody who is signed in while the dashboard is being drawn', async () => {
    const { viewModel } = await open();
    viewModel.change(right);
    await viewModel.submit();

    expect(viewModel.isGoingOn).toBe(true);
    expect(viewModel.signedInAs).toBeUndefined();
  });

  it.each([
    ['nothing', {}, 'login.userName.required'],
    ['a password alone', { password: 'x' }, 'login.userName.required'],
    ['an email alone', { userName: 'ada@example.com' }, 'login.password.required'],
  ])('asks one who entered %s for the first thing that is missing, and calls nobody', async (_, entered, message) => {
    const attempts: unknown[] = [];
    const { viewModel, went } = await open(async (credentials) => {
      attempts.push(credentials);
      return { kind: 'loggedIn' };
    });
    viewModel.change(entered);
    await viewModel.submit();

    expect(viewModel.failure?.message).toBe(message);
    expect(viewModel.status).toBe('notLoggedIn');
    expect([attempts, went]).toEqual([[], []]);
  });

  it.each([
    ['a wrong password', async (): Promise<SignInOutcome> => ({ kind: 'invalidCredentials' }), 'invalidCredentials'],
    ['any other failure', async (): Promise<SignInOutcome> => ({ kind: 'logInFailed' }), 'logInFailed'],
  ])('says so after %s, keeps what was typed, and can try again', async (_, attempt, status) => {
    const { viewModel, went } = await open(attempt);
    viewModel.change(right);
    await viewModel.submit();
    expect(viewModel.status).toBe(status);
    expect(viewModel.credentials).toEqual(right);

    await viewModel.submit();
    expect(viewModel.status).toBe(status);
    expect(went).toEqual([]);
  });

  it('clears what it said with any change', async () => {
    const { viewModel } = await open(async () => ({ kind: 'invalidCredentials' }));
    await viewModel.submit();
    viewModel.change({ userName: 'a' });
    expect(viewModel.failure).toBeUndefined();

    viewModel.change(right);
    await viewModel.submit();
    viewModel.change({ password: 'b' });
    expect(viewModel.status).toBe('notLoggedIn');
  });

  it('is not logged in while an attempt is under way, and makes one at a time', async () => {
    const answer = gate<SignInOutcome>();
    let attempts = 0;
    const { viewModel } = await open(() => {
      attempts += 1;
      return answer.opened;
    });
    viewModel.change(right);
    const submitting = viewModel.submit();
    await viewModel.submit();
    viewModel.change({ password: 'changed' });
    expect(viewModel.status).toBe('loggingIn');

    answer.open({ kind: 'loggedIn' });
    await submitting;
    expect([viewModel.status, attempts]).toEqual(['loggedIn', 1]);
  });

  it('leads one with a temporary password to a new one, in memory alone', async () => {
    const { viewModel, went, challenge, record } = await open();
    viewModel.change({ userName: 'ny-temporary@example.com', password: 'Temp-2026!' });
    await viewModel.submit();

    expect(went).toEqual([['reset']]);
    expect(challenge.temporaryPassword).toMatchObject({
      userName: 'ny-temporary@example.com',
      oldPassword: 'Temp-2026!',
    });
    expect(record.session.read()).toBeUndefined();
  });

  it('keeps a customer who has left where they are, whatever comes of it', async () => {
    const { viewModel, went, challenge } = await open();
    const leave = viewModel.start();
    viewModel.change(right);
    const signingIn = viewModel.submit();
    leave();
    await signingIn;

    viewModel.change({ userName: 'ny-temporary@example.com', password: 'Temp-2026!' });
    await viewModel.submit();

    expect(went).toEqual([]);
    expect(challenge.temporaryPassword).toBeDefined();
  });

  it('hands a defect to the failure handler, and can try again', async () => {
    const defect = new ApiFailure({ status: 0, message: 'a defect' });
    const { viewModel, handled, went } = await open(() => Promise.reject(defect));
    viewModel.change(right);
    await viewModel.submit();

    expect(handled).toEqual([defect]);
    expect(viewModel.status).toBe('notLoggedIn');
    expect(went).toEqual([]);
  });

  it('knows who is signed in already', async () => {
    const { viewModel, record } = await open();
    expect(viewModel.signedInAs).toBeUndefined();
    record.session.write({
      userName: right.userName,
      authToken: 'auth',
      accessToken: 'access',
      refreshToken: 'refresh',
    });
    expect(viewModel.signedInAs).toBe(right.userName);
  });

  describe('taking over from the early login', () => {
    it('goes on with what was typed there', async () => {
      const { viewModel, went } = await open();
      viewModel.takeOver({ credentials: right, submitted: undefined });
      expect(viewModel.credentials).toEqual(right);
      expect([viewModel.status, went]).toEqual(['notLoggedIn', []]);
    });

    it('sends what was sent there, once, and keeps what was typed since', async () => {
      const attempts: unknown[] = [];
      const answer = gate<SignInOutcome>();
      const { viewModel, went } = await open(async (credentials) => {
        attempts.push(credentials);
        return answer.opened;
      });
      viewModel.takeOver({ credentials: { ...right, password: 'later' }, submitted: right });
      expect(attempts).toEqual([right]);
      expect([viewModel.status, viewModel.credentials.password]).toEqual(['loggingIn', 'later']);

      answer.open({ kind: 'loggedIn' });
      await settle();
      expect(went).toEqual([['home']]);
    });

    it('says again what was said there', async () => {
      const { viewModel } = await open();
      const nothing = { userName: '', password: '' };
      viewModel.takeOver({ credentials: nothing, submitted: nothing });
      expect(viewModel.failure?.message).toBe('login.userName.required');
    });
  });
});
