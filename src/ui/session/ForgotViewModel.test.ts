import { failure } from '../../../tests/support/failure';
import { forgotPage } from '../../../tests/support/sessionPages';
import type { RecoveryAction } from '../../domain/session/passwordRecovery';

const open = async (action: RecoveryAction = 'FORGOT_PASSWORD', initialEmail = '', answer?: () => Promise<void>) => {
  const page = await forgotPage(answer);
  const visit = () => page.open({ action, initialEmail });
  return { ...page, visit, viewModel: visit() };
};

describe('ForgotViewModel', () => {
  it.each(['FORGOT_PASSWORD', 'FIRST_TIME'] as const)(
    'asks for a code for %s, and goes on with the email @SIGNIN-21',
    async (action) => {
      const { viewModel, requests, went } = await open(action);
      viewModel.change('ada@example.com');
      await viewModel.submission.send();

      expect(requests).toEqual([[action, 'ada@example.com']]);
      expect(went).toEqual([['reset', { state: { email: 'ada@example.com', action } }]]);
    },
  );

  it('hands a failure to the shared handler, and can send again @SIGNIN-22', async () => {
    const broken = failure();
    const { viewModel, went, handled } = await open('FORGOT_PASSWORD', 'ada@example.com', () => Promise.reject(broken));
    await viewModel.submission.send();

    expect(handled).toEqual([broken]);
    expect(viewModel.submission.state.kind).toBe('idle');
    expect(went).toEqual([]);
  });

  it('has the email that could not be sent, on the next visit, until it is sent @SHELL-31', async () => {
    const broken = failure();
    const { viewModel, visit } = await open('FORGOT_PASSWORD', '', () => Promise.reject(broken));
    viewModel.change('ada@example.com');
    await viewModel.submission.send();
    expect(visit().request).toEqual({ userName: 'ada@example.com' });

    const sent = await open();
    sent.viewModel.change('ada@example.com');
    await sent.viewModel.submission.send();
    expect(sent.visit().request).toEqual({ userName: '' });
  });

  it('has the email that was entered on the login since then @SHELL-31', async () => {
    const { viewModel, open: visit } = await open('FORGOT_PASSWORD', 'ada@example.com', () =>
      Promise.reject(failure()),
    );
    viewModel.change('ada@example.org');
    await viewModel.submission.send();
    const emailAfter = (initialEmail: string) => visit({ action: 'FIRST_TIME', initialEmail }).request.userName;
    expect(['ada@example.com', 'eva@example.com'].map(emailAfter)).toEqual(['ada@example.org', 'eva@example.com']);
  });

  it('returns to login, and forgets the email that could not be sent @SIGNIN-16', async () => {
    const { viewModel, visit, went } = await open('FORGOT_PASSWORD', '', () => Promise.reject(failure()));
    viewModel.change('ada@example.com');
    await viewModel.submission.send();
    viewModel.cancel();
    expect(went).toEqual([['login']]);
    expect(visit().request).toEqual({ userName: '' });
  });
});
