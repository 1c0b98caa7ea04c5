import { codeRequestErrors, newPasswordErrors, noNewPassword } from './passwordRecovery';

describe('codeRequestErrors', () => {
  it.each([
    ['', [{ field: 'userName', message: 'forgot.userName.required' }]],
    [' ', [{ field: 'userName', message: 'forgot.userName.required' }]],
    ['ada', [{ field: 'userName', message: 'email.email.invalid' }]],
    ['ada@example.com', []],
    [`${'a'.repeat(243)}@example.com`, []],
    [`${'a'.repeat(244)}@example.com`, [{ field: 'userName', message: 'email.email.invalid' }]],
  ])('of the email %j @SIGNIN-19', (userName, errors) => {
    expect(codeRequestErrors({ userName })).toEqual(errors);
  });
});

describe('newPasswordErrors', () => {
  const whole = { code: '246810', password: 'Hearth-2027!', repeated: 'Hearth-2027!' };

  const noCode = { field: 'code', message: 'reset.code.required' };
  const noRealCode = { field: 'code', message: 'shell.code.invalid' };
  const noPassword = { field: 'password', message: 'reset.password.required' };
  const notRepeated = { field: 'repeated', message: 'reset.repeated.required' };
  const differs = { field: 'repeated', message: 'reset.repeated.differs' };

  it.each([
    ['nothing', noNewPassword, [noCode, noPassword, notRepeated]],
    ['no code', { ...whole, code: ' ' }, [noCode]],
    ['words around the code', { ...whole, code: 'Code:246810' }, [noRealCode]],
    ['no password', { ...whole, password: '' }, [noPassword, differs]],
    ['no repetition', { ...whole, repeated: '' }, [notRepeated]],
    ['another repetition', { ...whole, repeated: 'Hearth-2026!' }, [differs]],
    ['a repetition in other letters', { ...whole, repeated: 'hearth-2027!' }, [differs]],
    ['everything', whole, []],
  ])('are in the order of the form, for a customer who entered %s @SIGNIN-26 @INPUT-37', (_, entry, errors) => {
    expect(newPasswordErrors(entry, true)).toEqual(errors);
  });

  it('need no code if none was sent', () => {
    expect(newPasswordErrors({ ...whole, code: '' }, false)).toEqual([]);
    expect(newPasswordErrors(noNewPassword, false)[0]?.message).toBe('reset.password.required');
  });

  it('refuse a password of more than 255 characters @INPUT-44', () => {
    const [longest, tooLong] = [255, 256].map((length) => 'é'.repeat(length));
    expect(newPasswordErrors({ ...whole, password: longest ?? '', repeated: longest ?? '' }, true)).toEqual([]);
    expect(newPasswordErrors({ ...whole, password: tooLong ?? '', repeated: tooLong ?? '' }, true)).toEqual([
      { field: 'password', message: 'shell.password.tooLong' },
    ]);
  });

  it('leave it to the server whether a password is good enough @SIGNIN-25', () => {
    expect(newPasswordErrors({ ...whole, password: 'x', repeated: 'x' }, true)).toEqual([]);
  });
});
