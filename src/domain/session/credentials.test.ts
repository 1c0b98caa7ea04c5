import { credentialsErrors, noCredentials } from './credentials';

describe('credentialsErrors', () => {
  it.each([
    ['nothing', noCredentials, ['login.userName.required', 'login.password.required']],
    ['no email', { userName: '', password: 'x' }, ['login.userName.required']],
    ['a blank email', { userName: ' ', password: 'x' }, ['login.userName.required']],
    ['no password', { userName: 'ada@example.com', password: '' }, ['login.password.required']],
    ['a password of blanks', { userName: 'ada@example.com', password: '  ' }, []],
    ['both', { userName: 'ada@example.com', password: 'x' }, []],
    ['the longest email', { userName: 'é'.repeat(255), password: 'x' }, []],
    ['an email that is too long', { userName: 'é'.repeat(256), password: 'x' }, ['email.email.invalid']],
    ['the longest password', { userName: 'ada@example.com', password: 'é'.repeat(255) }, []],
    [
      'a password that is too long',
      { userName: 'ada@example.com', password: 'é'.repeat(256) },
      ['shell.password.tooLong'],
    ],
  ])(
    'asks a customer who entered %s for the email first, then for the password @SIGNIN-2 @SIGNIN-3 @INPUT-44',
    (_, credentials, messages) => {
      expect(credentialsErrors(credentials).map(({ message }) => message)).toEqual(messages);
    },
  );

  it('asks at the field that is missing', () => {
    expect(credentialsErrors(noCredentials).map(({ field }) => field)).toEqual(['userName', 'password']);
  });
});
