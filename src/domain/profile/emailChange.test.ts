import { emailVerificationErrors, newEmailErrors, noEmailChange } from './emailChange';

describe('newEmailErrors', () => {
  it.each([
    ['', '', 'email', 'email.email.required'],
    [' ', 'new@example.com', 'email', 'email.email.required'],
    ['new@example.com', '', 'repeated', 'email.repeated.required'],
    ['new@example.com', '  ', 'repeated', 'email.repeated.required'],
    ['not an email', '', 'repeated', 'email.repeated.required'],
    ['not an email', 'not an email', 'email', 'email.email.invalid'],
    ['new@example.c', 'other@example.com', 'email', 'email.email.invalid'],
    ['new@example.com', 'nwe@example.com', 'repeated', 'email.repeated.differs'],
    ['new@example.com', 'New@example.com', 'repeated', 'email.repeated.differs'],
  ])('for %j, then %j, begin at %s with %s @PROFILE-29', (email, repeated, field, message) => {
    expect(newEmailErrors({ email, repeated })[0]).toEqual({ field, message });
  });

  it('are none for an address that was typed twice', () => {
    expect(newEmailErrors({ email: 'new@example.com', repeated: 'new@example.com' })).toEqual([]);
  });
});

describe('emailVerificationErrors', () => {
  it.each([
    ['', '', ['code', 'password']],
    [' ', 'x', ['code']],
    ['246810', '', ['password']],
    ['246810', 'x', []],
  ])('for the code %j and the password %j are at %j', (code, password, fields) => {
    const errors = fields.map((field) => ({ field, message: `email.${field}.required` }));
    expect(emailVerificationErrors({ code, password })).toEqual(errors);
  });
});

describe('A password of the email change', () => {
  it('is refused if it has more than 255 characters @INPUT-44', () => {
    const errorsOf = (length: number) => emailVerificationErrors({ code: '246810', password: 'é'.repeat(length) });
    expect(errorsOf(255)).toEqual([]);
    expect(errorsOf(256)).toEqual([{ field: 'password', message: 'shell.password.tooLong' }]);
  });
});

describe('A code of the email change', () => {
  it.each(['Code:246810', '246810!', '246810/1'])('is refused where it is %j @INPUT-37', (code) => {
    expect(emailVerificationErrors({ code, password: 'x' })).toEqual([
      { field: 'code', message: 'shell.code.invalid' },
    ]);
  });
});

describe('noEmailChange', () => {
  it('has no new address and no change that is being carried out', () => {
    expect(noEmailChange).toEqual({ email: '', verification: '' });
  });
});
