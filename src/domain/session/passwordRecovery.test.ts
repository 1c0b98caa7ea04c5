import { codeRequestErrors, newPasswordErrors, noNewPassword } from './passwordRecovery';

describe('codeRequestErrors', () => {
  it.each([
    ['', ['forgot.userName.required']],
    [' ', ['forgot.userName.required']],
    ['ada@example.com', []],
  ])('of the email %j @SIGNIN-19', (userName, messages) => {
    expect(codeRequestErrors({ userName }).map(({ message }) => message)).toEqual(messages);
  });

  it('stand at the email', () => {
    expect(codeRequestErrors({ userName: '' })[0]?.field).toBe('userName');
  });
});

describe('newPasswordErrors', () => {
  const whole = { code: '246810', password: 'Hearth-2027!', repeated: 'Hearth-2027!' };

  it.each([
    ['nothing', noNewPassword, ['reset.code.required', 'reset.password.required', 'reset.repeated.required']],
    ['no code', { ...whole, code: ' ' }, ['reset.code.required']],
    ['no password', { ...whole, password: '' }, ['reset.password.required', 'reset.repeated.differs']],
    ['no repetition', { ...whole, repeated: '' }, ['reset.repeated.required', 'reset.repeated.differs']],
    ['another repetition', { ...whole, repeated: 'Hearth-2026!' }, ['reset.repeated.differs']],
    ['a repetition in other letters', { ...whole, repeated: 'hearth-2027!' }, ['reset.repeated.differs']],
    ['everything', whole, []],
  ])('are in the order of the form, for one who entered %s @SIGNIN-26', (_, entry, messages) => {
    expect(newPasswordErrors(entry, true).map(({ message }) => message)).toEqual(messages);
  });

  it.each([
    ['code', { ...whole, code: '' }],
    ['password', { ...whole, password: '', repeated: 'x' }],
    ['repeated', { ...whole, repeated: '' }],
    ['repeated', { ...whole, repeated: 'other' }],
  ])('stand at the field that is wrong: %s', (field, entry) => {
    expect(newPasswordErrors(entry, true)[0]?.field).toBe(field);
  });

  it('start with an empty form', () => {
    expect(noNewPassword).toEqual({ code: '', password: '', repeated: '' });
  });

  it('need no code if none was sent', () => {
    expect(newPasswordErrors({ ...whole, code: '' }, false)).toEqual([]);
    expect(newPasswordErrors(noNewPassword, false)[0]?.message).toBe('reset.password.required');
  });

  it('leave it to the server whether a password is good enough @SIGNIN-25', () => {
    expect(newPasswordErrors({ ...whole, password: 'x', repeated: 'x' }, true)).toEqual([]);
  });
});
