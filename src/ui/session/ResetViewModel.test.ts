import { gate, settle } from '../../../tests/support/FakeNetwork';
import { recordedFailures, recordedNavigation, signedInCustomer } from '../../../tests/support/memoryCustomer';
import { ApiFailure } from '../../application/ApiFailure';
import { type SetPassword, type SetPasswordOutcome, setPassword } from '../../application/session/setPassword';
import type { PasswordChallenge } from './PasswordChallenge';
import { type ResetArrival, ResetViewModel } from './ResetViewModel';

const chosen = { password: 'Hearth-2027!', repeated: 'Hearth-2027!' };
const email = 'nj-current@example.com';
const temporaryPassword = {
  token: 'temporary-ny-temporary',
  oldPassword: 'Temp-2026!',
  userName: 'ny-temporary@example.com',
};

const open = async (
  arrival: Partial<ResetArrival>,
  challenge: PasswordChallenge = { temporaryPassword: undefined },
  set?: SetPassword,
) => {
  const { gateways, record, account, world } = await signedInCustomer('nj-current');
  record.clear();
  const { navigation, went } = recordedNavigation();
  const { failures, handled } = recordedFailures();
  const viewModel = new ResetViewModel(
    { invitation: '', email: '', ...arrival },
    gateways.auth,
    set ?? setPassword(gateways.auth, record),
    challenge,
    navigation,
    failures,
  );
  return { viewModel, gateways, record, account, world, challenge, went, handled };
};

describe('ResetViewModel', () => {
  it('sets a password by the code that was sent, and leads back to sign-in, which says so', async () => {
    const { viewModel, went, account } = await open({ email });
    expect(viewModel.needsCode).toBe(true);
    viewModel.change({ ...chosen, code: '246810' });
    await viewModel.submit();

    expect(account.password).toBe(chosen.password);
    expect(went).toEqual([['login', { state: { notice: 'passwordSet' } }]]);
  });

  it('lets an invited customer in without a code', async () => {
    const { viewModel, went, record } = await open({ invitation: 'invite-ny' });
    viewModel.start();
    expect(viewModel.ground).toEqual({ kind: 'checking' });
    await settle();
    expect(viewModel.ground).toMatchObject({ kind: 'invitation', userName: 'ny-invited@example.com' });
    expect(viewModel.needsCode).toBe(false);

    viewModel.change(chosen);
    await viewModel.submit();

    expect(went).toEqual([['home']]);
    expect(record.session.read()?.userName).toBe('ny-invited@example.com');
  });

  it('takes a new password in place of a temporary one, which it then forgets', async () => {
    const { viewModel, went, challenge } = await open({}, { temporaryPassword });
    expect(viewModel.ground).toMatchObject({ kind: 'temporaryPassword', userName: temporaryPassword.userName });
    expect(viewModel.needsCode).toBe(false);
    viewModel.change(chosen);
    await viewModel.submit();

    expect(went).toEqual([['home']]);
    expect(challenge.temporaryPassword).toBeUndefined();
  });

  it.each([
    ['an unknown invitation', 'nonsense', 'notFound'],
    ['an invitation that was used', 'invite-ny', 'userExists'],
  ])('says that %s is no use', async (_, invitation, reason) => {
    const { viewModel, gateways } = await open({ invitation });
    await gateways.auth.createUser({
      token: 'invite-ny',
      userName: 'ny-invited@example.com',
      password: chosen.password,
    });
    viewModel.start();
    await settle();
    expect(viewModel.ground).toEqual({ kind: 'refusedInvitation', reason });
  });

  it('goes by the invitation, then by the code, then by the temporary password', async () => {
    const challenge = { temporaryPassword };
    expect((await open({ invitation: 'x', email }, challenge)).viewModel.ground.kind).toBe('checking');
    expect((await open({ email }, challenge)).viewModel.ground.kind).toBe('code');
    expect((await open({}, challenge)).viewModel.ground.kind).toBe('temporaryPassword');
  });

  it('does not change any more for a customer who has left while the invitation was checked', async () => {
    const { viewModel } = await open({ invitation: 'invite-ny' });
    viewModel.start()();
    await settle();
    expect(viewModel.ground).toEqual({ kind: 'checking' });
  });

  it.each([
    [{}, 'reset.code.required'],
    [{ code: '246810' }, 'reset.password.required'],
    [{ code: '246810', password: 'x' }, 'reset.repeated.required'],
    [{ code: '246810', password: 'x', repeated: 'y' }, 'reset.repeated.differs'],
  ])('says of %j the first thing that is wrong, until something is typed', async (entry, message) => {
    const { viewModel, went, account } = await open({ email });
    viewModel.change(entry);
    await viewModel.submit();
    expect(viewModel.failure?.message).toBe(message);
    expect([went, account.password]).toEqual([[], 'Hearth-2026!']);

    viewModel.change({ code: '1' });
    expect(viewModel.failure).toBeUndefined();
  });

  it("shows the server's message, keeps what was typed, and forgets the message when something is typed", async () => {
    const { viewModel, went } = await open({ email });
    viewModel.change({ ...chosen, code: '111111' });
    await viewModel.submit();
    expect(viewModel.refusal).toBe('The verification code has expired.');
    expect(viewModel.entry).toEqual({ ...chosen, code: '111111' });
    expect(viewModel.isSubmitting).toBe(false);

    viewModel.change({ code: '246810' });
    expect(viewModel.refusal).toBeUndefined();
    await viewModel.submit();
    expect(went).toHaveLength(1);
  });

  it('keeps a temporary password that was refused, so that it can be tried again', async () => {
    const { viewModel, challenge } = await open({}, { temporaryPassword });
    viewModel.change({ password: 'weak', repeated: 'weak' });
    await viewModel.submit();
    expect(viewModel.refusal).toBe('The password does not meet the requirements.');
    expect(challenge.temporaryPassword).toEqual(temporaryPassword);
  });

  it('sends once, however often the button is pressed', async () => {
    const answer = gate<SetPasswordOutcome>();
    let calls = 0;
    const { viewModel } = await open({ email }, undefined, () => {
      calls += 1;
      return answer.opened;
    });
    viewModel.change({ ...chosen, code: '246810' });
    const submitting = viewModel.submit();
    await viewModel.submit();
    expect(viewModel.isSubmitting).toBe(true);

    answer.open({ kind: 'passwordSet' });
    await submitting;
    expect([viewModel.isSubmitting, calls]).toEqual([false, 1]);
  });

  it('keeps a customer who has left where they are', async () => {
    const { viewModel, went, account } = await open({ email });
    const leave = viewModel.start();
    viewModel.change({ ...chosen, code: '246810' });
    const submitting = viewModel.submit();
    leave();
    await submitting;
    expect([account.password, went]).toEqual([chosen.password, []]);
  });

  it('sends nothing where nobody asked for a password', async () => {
    const { viewModel, went } = await open({});
    viewModel.change({ ...chosen, code: '246810' });
    await viewModel.submit();
    expect([viewModel.ground.kind, went]).toEqual(['none', []]);
  });

  it('hands a defect to the failure handler, and can be sent again', async () => {
    const defect = new ApiFailure({ status: 0, message: 'a defect' });
    const { viewModel, handled } = await open({ email }, undefined, () => Promise.reject(defect));
    viewModel.change({ ...chosen, code: '246810' });
    await viewModel.submit();
    expect([handled, viewModel.isSubmitting]).toEqual([[defect], false]);
  });

  it('forgets the temporary password of one who cancels', async () => {
    const { viewModel, challenge, went } = await open({}, { temporaryPassword });
    viewModel.cancel();
    expect(challenge.temporaryPassword).toBeUndefined();
    expect(went).toEqual([['login']]);
  });
});
