import { startVisit } from '../../../tests/support/startVisit';
import { gate } from '../../../tests/support/FakeNetwork';
import { forgotPage } from '../../../tests/support/sessionPages';
import { failure } from '../../../tests/support/failure';
import type { RecoveryAction } from '../../domain/session/passwordRecovery';

const open = (action: RecoveryAction = 'FORGOT_PASSWORD', initialEmail = '', answer?: Promise<void>) => {
  const page = forgotPage(answer);
  const visit = () => page.open({ action, initialEmail });
  return { ...page, visit, viewModel: visit() };
};

describe('ForgotViewModel', () => {
  it.each(['FORGOT_PASSWORD', 'FIRST_TIME'] as const)(
    'asks for a code for %s, and goes on with the email @SIGNIN-21',
    async (action) => {
      const { viewModel, requests, went } = open(action);
      viewModel.change('ada@example.com');
      await viewModel.submit();

      expect(requests).toEqual([[action, 'ada@example.com']]);
      expect(went).toEqual([['reset', { state: { email: 'ada@example.com', action } }]]);
    },
  );

  it('starts with the email from the login screen', () => {
    expect(open('FIRST_TIME', 'ada@example.com').viewModel.request).toEqual({ userName: 'ada@example.com' });
  });

  it('needs an email, until one is typed @SIGNIN-19', async () => {
    const { viewModel, requests } = open();
    await viewModel.submit();
    expect(viewModel.state).toMatchObject({ kind: 'invalid', error: { message: 'forgot.userName.required' } });

    viewModel.change('a');
    expect(viewModel.state).toEqual({ kind: 'asking' });
    expect(requests).toEqual([]);
  });

  it('sends once for any number of presses', async () => {
    const answer = gate<undefined>();
    const { viewModel, requests, went } = open('FORGOT_PASSWORD', 'ada@example.com', answer.opened);
    const sending = viewModel.submit();
    await viewModel.submit();
    expect(viewModel.state.kind).toBe('sending');

    answer.open(undefined);
    await sending;
    expect(viewModel.state.kind).toBe('asking');
    expect([requests.length, went.length]).toEqual([1, 1]);
  });

  it('hands a failure to the shared handler, and can send again @SIGNIN-22', async () => {
    const broken = failure();
    const { viewModel, went, handled } = open('FORGOT_PASSWORD', 'ada@example.com', Promise.reject(broken));
    await viewModel.submit();

    expect(handled).toEqual([broken]);
    expect(viewModel.state.kind).toBe('asking');
    expect(went).toEqual([]);
  });

  it('has the email that could not be sent, on the next visit, until it is sent @SHELL-31', async () => {
    const broken = failure();
    const { viewModel, visit } = open('FORGOT_PASSWORD', '', Promise.reject(broken));
    viewModel.change('ada@example.com');
    await viewModel.submit();
    expect(visit().request).toEqual({ userName: 'ada@example.com' });

    const sent = open();
    sent.viewModel.change('ada@example.com');
    await sent.viewModel.submit();
    expect(sent.visit().request).toEqual({ userName: '' });
  });

  it('does not navigate after the customer has left', async () => {
    const { viewModel, requests, went } = open('FORGOT_PASSWORD', 'ada@example.com');
    const leave = startVisit(viewModel);
    const sending = viewModel.submit();
    leave();
    await sending;
    expect([requests.length, went]).toEqual([1, []]);
  });

  it('returns to login @SIGNIN-16', () => {
    const { viewModel, went } = open();
    viewModel.cancel();
    expect(went).toEqual([['login']]);
  });
});
