import { gate, settle } from '../../../tests/support/FakeNetwork';
import { recordedErrors } from '../../../tests/support/memoryCustomer';
import { startVisit } from '../../../tests/support/startVisit';
import { Submission } from './Submission';

type Reply = { readonly kind: 'filed' | 'refused' | 'unknown' | 'invalid' };

const open = (answer: () => Promise<Reply> | Reply | undefined, found: () => Promise<Reply> = () => aborted()) => {
  const { errors, handled } = recordedErrors();
  const went: string[] = [];
  const send = jest.fn((_: string) => answer());
  const check = jest.fn((_: AbortSignal) => found());
  const submission = new Submission({
    send,
    check,
    done: { filed: () => void went.push('home') },
    next: { refused: () => void went.push('back') },
    errors,
  });
  return { submission, leave: startVisit(submission), send, check, handled, went };
};

const broken = new Error('broken');
const aborted = (): Promise<never> => Promise.reject(broken);

describe('Submission', () => {
  it('is idle, then sending, and then shows the outcome', async () => {
    const { submission, send } = open(async () => ({ kind: 'refused' }));
    expect([submission.state, submission.isSending]).toEqual([{ kind: 'idle' }, false]);
    const sending = submission.send('a claim');
    expect([submission.state, submission.isSending]).toEqual([{ kind: 'sending' }, true]);
    await sending;
    expect([submission.state, submission.isSending]).toEqual([{ kind: 'refused' }, false]);
    expect(send.mock.lastCall?.[0]).toBe('a claim');
  });

  it.each([
    ['what is wrong', { kind: 'invalid' } as const, { kind: 'invalid' }],
    ['nothing', undefined, { kind: 'idle' }],
  ])('shows %s at once if the form is not sent, and may then send it', (_, answer, state) => {
    const { submission, send } = open(() => answer);
    void submission.send('');
    expect(submission.state).toEqual(state);
    void submission.send('');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('sends once, however often the button is pressed, also after it has ended @POLICY-29 @SIGNIN-11 @BILLING-38', async () => {
    const { opened, open: reply } = gate<Reply>();
    const { submission, send, went } = open(() => opened);
    const presses = [submission.send(''), submission.send('')];
    void submission.checkAgain();
    reply({ kind: 'filed' });
    await Promise.all(presses);
    await submission.send('');
    expect([send.mock.calls.length, went]).toEqual([1, ['home']]);
    expect([submission.state, submission.isSending]).toEqual([{ kind: 'filed' }, true]);
  });

  it('does not check what is being sent', async () => {
    const { submission, check } = open(() => gate<Reply>().opened);
    void submission.send('');
    await submission.checkAgain();
    expect(check).not.toHaveBeenCalled();
  });

  it('may lead elsewhere after a refusal, and be sent again', async () => {
    const { submission, send, went } = open(async () => ({ kind: 'refused' }));
    await submission.send('');
    await submission.send('');
    expect([send.mock.calls.length, went]).toEqual([2, ['back', 'back']]);
  });

  it('can only be checked again while the outcome is not known', async () => {
    const { submission, send, check, went } = open(
      async () => ({ kind: 'unknown' }),
      async () => ({ kind: 'filed' }),
    );
    await submission.send('');
    await submission.send('');
    expect([send.mock.calls.length, submission.state.kind]).toEqual([1, 'unknown']);
    const checking = submission.checkAgain();
    void submission.checkAgain();
    expect(submission.state.kind).toBe('sending');
    await checking;
    expect([submission.state.kind, check.mock.calls.length, went]).toEqual(['filed', 1, ['home']]);
  });

  it('passes a failure to the shared handler, and may be sent again', async () => {
    const { submission, handled, send } = open(aborted);
    await submission.send('');
    expect([handled, submission.state]).toEqual([[broken], { kind: 'idle' }]);
    await submission.send('');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('ends where it is if the customer has left, and goes nowhere', async () => {
    const { submission, leave, went } = open(async () => ({ kind: 'filed' }));
    const sending = submission.send('');
    leave();
    await sending;
    expect([submission.state.kind, went]).toEqual(['filed', []]);
  });

  it('hands on the failure of what was sent after the customer has left, and drops that of a check', async () => {
    const { submission, leave, handled, check } = open(aborted);
    const sending = submission.send('');
    leave();
    await sending;
    expect(handled).toEqual([broken]);
    await submission.checkAgain();
    expect(handled).toEqual([broken]);
    expect(check.mock.lastCall?.[0].aborted).toBe(true);
  });

  it('forgets an outcome when the form changes, but not that it is being sent', async () => {
    const { opened, open: reply } = gate<Reply>();
    const { submission } = open(() => opened);
    void submission.send('');
    submission.clear();
    expect(submission.state.kind).toBe('sending');
    reply({ kind: 'refused' });
    await settle();
    submission.clear();
    expect(submission.state.kind).toBe('idle');
  });
});
