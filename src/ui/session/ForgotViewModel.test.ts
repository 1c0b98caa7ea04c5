import { gate } from '../../../tests/support/FakeNetwork';
import { recordedFailures, recordedNavigation } from '../../../tests/support/memoryCustomer';
import { ApiFailure } from '../../application/ApiFailure';
import type { RequestCode } from '../../application/session/requestCode';
import type { RecoveryAction } from '../../domain/session/passwordRecovery';
import { ForgotViewModel } from './ForgotViewModel';

const open = (
  action: RecoveryAction = 'FORGOT_PASSWORD',
  initialEmail = '',
  answer: Promise<void> = Promise.resolve(),
) => {
  const asked: Parameters<RequestCode>[] = [];
  const { navigation, went } = recordedNavigation();
  const { failures, handled } = recordedFailures();
  const request: RequestCode = (...given) => {
    asked.push(given);
    return answer;
  };
  return {
    viewModel: new ForgotViewModel({ action, initialEmail }, request, navigation, failures),
    asked,
    went,
    handled,
  };
};

describe('ForgotViewModel', () => {
  it.each(['FORGOT_PASSWORD', 'FIRST_TIME'] as const)(
    'asks for a code for %s, and goes on with the email',
    async (action) => {
      const { viewModel, asked, went } = open(action);
      viewModel.change('ada@example.com');
      await viewModel.submit();

      expect(asked).toEqual([[action, 'ada@example.com']]);
      expect(went).toEqual([['reset', { state: { email: 'ada@example.com' } }]]);
    },
  );

  it('begins with the email that the sign-in screen hands on', () => {
    expect(open('FIRST_TIME', 'ada@example.com').viewModel.request).toEqual({ userName: 'ada@example.com' });
  });

  it('needs an email, until one is typed', async () => {
    const { viewModel, asked } = open();
    await viewModel.submit();
    expect(viewModel.failure?.message).toBe('forgot.userName.required');

    viewModel.change('a');
    expect(viewModel.failure).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('sends once, however often the button is pressed', async () => {
    const answer = gate<undefined>();
    const { viewModel, asked, went } = open('FORGOT_PASSWORD', 'ada@example.com', answer.opened);
    const sending = viewModel.submit();
    await viewModel.submit();
    expect(viewModel.isSending).toBe(true);

    answer.open(undefined);
    await sending;
    expect(viewModel.isSending).toBe(false);
    expect([asked.length, went.length]).toEqual([1, 1]);
  });

  it('hands a failure to the shared handler, and can send again', async () => {
    const failure = new ApiFailure({ status: 500, message: '' });
    const { viewModel, went, handled } = open('FORGOT_PASSWORD', 'ada@example.com', Promise.reject(failure));
    await viewModel.submit();

    expect(handled).toEqual([failure]);
    expect(viewModel.isSending).toBe(false);
    expect(went).toEqual([]);
  });

  it('keeps a customer who has left where they are', async () => {
    const { viewModel, asked, went } = open('FORGOT_PASSWORD', 'ada@example.com');
    const leave = viewModel.start();
    const sending = viewModel.submit();
    leave();
    await sending;
    expect([asked.length, went]).toEqual([1, []]);
  });

  it('goes back to sign-in', () => {
    const { viewModel, went } = open();
    viewModel.cancel();
    expect(went).toEqual([['login']]);
  });
});
