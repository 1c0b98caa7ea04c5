import { settle } from '../../../tests/support/FakeNetwork';
import { resetPage } from '../../../tests/support/sessionPages';
import { startVisit } from '../../../tests/support/startVisit';
import type { ResetArrival } from './ResetViewModel';

const chosen = { password: 'Hearth-2027!', repeated: 'Hearth-2027!' };
const email = 'nj-current@example.com';
const temporaryPassword = {
  token: 'temporary-ny-temporary',
  oldPassword: 'Temp-2026!',
  userName: 'ny-temporary@example.com',
};

const open = async (arrival: Partial<ResetArrival>, ...change: Parameters<typeof resetPage>) => {
  const page = await resetPage(...change);
  const viewModel = page.open({ invitation: '', email: '', action: 'FORGOT_PASSWORD', ...arrival });
  return { ...page, viewModel };
};

/** A customer whom the login has asked for a new password. */
const openAfterLogin = () => open({}, { challenge: { temporaryPassword } });

describe('ResetViewModel', () => {
  it('sets a password with a code, and returns to login with a notice @SIGNIN-27', async () => {
    const { viewModel, went, account } = await open({ email });
    viewModel.change({ ...chosen, code: '246810' });
    await viewModel.submission.send();

    expect(account.password).toBe(chosen.password);
    expect(went).toEqual([['login', { state: { notice: 'passwordSet' } }]]);
  });

  it.each(['FORGOT_PASSWORD', 'FIRST_TIME'] as const)(
    'sends the code of %s again, once at a time, and keeps what was typed @SIGNIN-49',
    async (action) => {
      const { viewModel, requests, handled } = await open({ email, action });
      viewModel.change(chosen);
      const sent = viewModel.newCode.send();
      void viewModel.newCode.send();
      void viewModel.submission.send();
      expect(viewModel.newCode.isSending).toBe(true);
      await sent;
      expect([requests, handled]).toEqual([[[action, email]], []]);
      expect(viewModel.newCode.state).toEqual({ kind: 'sent' });
      expect(viewModel.entry).toMatchObject(chosen);
    },
  );

  it('has no code to send again for an invitation @SIGNIN-49', async () => {
    const { viewModel, requests } = await open({ invitation: 'invite-ny' });
    startVisit(viewModel);
    await settle();
    await viewModel.newCode.send();
    expect(requests).toEqual([]);
  });

  it('sets the password of an invited customer without a code @SIGNIN-32', async () => {
    const { viewModel, went, record } = await open({ invitation: 'invite-ny' });
    startVisit(viewModel);
    expect(viewModel.state).toEqual({ kind: 'loading' });
    await settle();
    expect(viewModel.state).toMatchObject({
      kind: 'entitled',
      proof: { kind: 'invitation', userName: 'ny-invited@example.com' },
    });

    viewModel.change(chosen);
    await viewModel.submission.send();

    expect(went).toEqual([['home']]);
    expect(record.session.read()?.userName).toBe('ny-invited@example.com');
  });

  it('replaces a temporary password @SIGNIN-32', async () => {
    const { viewModel, went } = await openAfterLogin();
    expect(viewModel.state).toMatchObject({
      kind: 'entitled',
      proof: { kind: 'temporaryPassword', userName: temporaryPassword.userName },
    });
    viewModel.change(chosen);
    await viewModel.submission.send();

    expect(went).toEqual([['home']]);
  });

  it('prefers the invitation, then the code, then the temporary password', async () => {
    const challenge = { challenge: { temporaryPassword } };
    expect((await open({ invitation: 'x', email }, challenge)).viewModel.state.kind).toBe('loading');
    expect((await open({ email }, challenge)).viewModel.state).toMatchObject({ proof: { kind: 'code' } });
    expect((await open({}, challenge)).viewModel.state).toMatchObject({ proof: { kind: 'temporaryPassword' } });
  });

  it('keeps a temporary password that was refused', async () => {
    const { viewModel, challenge } = await openAfterLogin();
    viewModel.change({ password: 'weak', repeated: 'weak' });
    await viewModel.submission.send();
    expect(viewModel.submission.state).toMatchObject({ message: 'The password does not meet the requirements.' });
    expect(challenge.temporaryPassword).toEqual(temporaryPassword);
  });

  it('sends nothing if nothing entitles the customer', async () => {
    const { viewModel, went } = await open({});
    viewModel.change({ ...chosen, code: '246810' });
    await viewModel.submission.send();
    expect([viewModel.state.kind, went]).toEqual(['notEntitled', []]);
  });

  it('returns to the login by Cancel', async () => {
    const { viewModel, went } = await openAfterLogin();
    viewModel.cancel();
    expect(went).toEqual([['login']]);
  });

  it('forgets the temporary password when the customer leaves, whichever way @SIGNIN-12', async () => {
    const { viewModel, challenge, open: openAgain } = await openAfterLogin();
    startVisit(viewModel)();
    expect(challenge.temporaryPassword).toBeUndefined();
    expect(openAgain({ invitation: '', email: '', action: 'FORGOT_PASSWORD' }).state.kind).toBe('notEntitled');
  });

  it('signs nobody in after the customer has left @SIGNIN-59', async () => {
    const { viewModel, record } = await open({ invitation: 'invite-ny' });
    const leave = startVisit(viewModel);
    await settle();
    viewModel.change(chosen);
    const setting = viewModel.submission.send();
    leave();
    await setting;
    expect(record.session.read()).toBeUndefined();
  });
});
