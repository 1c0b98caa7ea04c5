import { emailVerificationErrors, newEmailErrors, noEmailChange } from './emailChange';

describe('newEmailErrors', () => {
  it.each([
    ['', '', 'email.email.required'],
    [' ', 'new@example.com', 'email.email.required'],
    ['new@example.com', '', 'email.repeated.required'],
    ['not an email', '', 'email.repeated.required'],
    ['not an email', 'not an email', 'email.email.invalid'],
    ['new@example.c', 'other@example.com', 'email.email.invalid'],
    ['new@example.com', 'nwe@example.com', 'email.repeated.differs'],
    ['new@example.com', 'New@example.com', 'email.repeated.differs'],
    ['new@example.com', 'new@example.com', undefined],
  ])('of %j and again %j begin with %s', (email, repeated, message) => {
    expect(newEmailErrors({ email, repeated })[0]?.message).toBe(message);
  });

  it.each([
    ['', 'new@example.com', 'email'],
    ['new@example.com', '  ', 'repeated'],
    ['not an email', 'not an email', 'email'],
    ['new@example.com', 'other@example.com', 'repeated'],
  ])('of %j and again %j begin at the field %s', (email, repeated, field) => {
    expect(newEmailErrors({ email, repeated })[0]?.field).toBe(field);
  });
});

describe('emailVerificationErrors', () => {
  it.each([
    ['', '', ['email.code.required', 'email.password.required']],
    [' ', 'x', ['email.code.required']],
    ['246810', '', ['email.password.required']],
    ['246810', 'x', []],
  ])('of the code %j and the password %j', (code, password, messages) => {
    expect(emailVerificationErrors({ code, password }).map(({ message }) => message)).toEqual(messages);
  });

  it('stand at the fields that are missing', () => {
    expect(emailVerificationErrors({ code: '', password: '' }).map(({ field }) => field)).toEqual(['code', 'password']);
  });
});

describe('noEmailChange', () => {
  it('has no new address and no change that is being carried out', () => {
    expect(noEmailChange).toEqual({ email: '', verification: '' });
  });
});
