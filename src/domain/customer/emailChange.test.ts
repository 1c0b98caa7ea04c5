import { emailVerificationFailures, newEmailFailures } from './emailChange';

describe('newEmailFailures', () => {
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
    expect(newEmailFailures({ email, repeated })[0]?.message).toBe(message);
  });
});

describe('emailVerificationFailures', () => {
  it.each([
    ['', '', ['email.code.required', 'email.password.required']],
    [' ', 'x', ['email.code.required']],
    ['246810', '', ['email.password.required']],
    ['246810', 'x', []],
  ])('of the code %j and the password %j', (code, password, messages) => {
    expect(emailVerificationFailures({ code, password }).map(({ message }) => message)).toEqual(messages);
  });
});
