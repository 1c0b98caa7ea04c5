/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, fireEvent, screen } from '@testing-library/react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { drawScreen } from '../../../tests/support/drawScreen';
import { sessionOf, settle } from '../../../tests/support/FakeNetwork';
import { loginPage } from '../../../tests/support/sessionPages';
import { typeInto } from '../../../tests/support/typeInto';
import { Screen } from '../screen/Screen';
import { LoginScreen } from './LoginScreen';

const show = async (change?: Parameters<typeof loginPage>[0], state?: unknown) => {
  const { open, went, record } = await loginPage(change);
  drawScreen(<LoginScreen open={open} />, { state });
  return { went, record };
};

describe('LoginScreen', () => {
  it('has its title, legend, fields, button and links @SIGNIN-1', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Customer Self Service');
    expect(screen.getByRole('group', { name: 'Please enter your credentials' })).toBeVisible();
    for (const label of ['Email Address', 'Password']) expect(screen.getByLabelText(label)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
    for (const name of ['Forgot Your Password?', 'First time here'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/forgot');
  });

  it.each([
    ['Forgot Your Password?', 'FORGOT_PASSWORD'],
    ['First time here', 'FIRST_TIME'],
  ])('requests a code after "%s" with the action %s and the typed email @SIGNIN-45', async (name, action) => {
    const { went } = await show();
    typeInto({ 'Email Address': 'ada@example.com' });
    fireEvent.click(screen.getByRole('link', { name }));
    expect(went).toEqual([['forgot', { state: { action, initialEmail: 'ada@example.com' } }]]);
  });

  it('sends the email without invisible characters and spaces around it, and the password as it is @INPUT-35', async () => {
    const sent: unknown[] = [];
    const signIn = async (credentials: unknown) => {
      sent.push(credentials);
      return { kind: 'invalidCredentials' } as const;
    };
    const { went } = await show({ signIn });
    typeInto({ 'Email Address': '\u202A\uFEFF ada@exam\u200Bple.com\u202C\u00A0', Password: ' sec\u200Bret ' });
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    await act(settle);
    expect(sent).toEqual([{ userName: 'ada@example.com', password: ' sec\u200Bret ' }]);

    fireEvent.click(screen.getByRole('link', { name: 'First time here' }));
    expect(went).toEqual([['forgot', { state: { action: 'FIRST_TIME', initialEmail: 'ada@example.com' } }]]);
  });

  it('takes an email and a password of at most 255 characters @SIGNIN-2', async () => {
    await show();
    expect(screen.getByLabelText('Email Address')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Email Address')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    for (const label of ['Email Address', 'Password'])
      fireEvent.input(screen.getByLabelText(label), { target: { value: 'a'.repeat(256) } });
    expect(screen.getByLabelText('Email Address')).toHaveValue('a'.repeat(255));
    expect(screen.getAllByText('1 character did not fit')).toHaveLength(2);
  });

  it.each([
    ['nothing', {}, 'Email Address is required'],
    ['an email', { 'Email Address': 'ada@example.com' }, 'Password is required'],
    [
      'a password that is too long',
      { 'Email Address': 'ada@example.com', Password: 'x'.repeat(256) },
      'A password can have at most 255 characters',
    ],
  ])('sends nothing if the customer has typed %s: %s @SIGNIN-3 @INPUT-44', async (_, typed, words) => {
    const sent = jest.fn(() => new Promise<never>(() => undefined));
    await show({ signIn: sent });
    typeInto(typed);
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    await act(settle);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    ['invalidCredentials', 'Invalid email or password'],
    ['logInFailed', 'There may be a technical issue'],
  ] as const)('says after %s: %s, until something is typed @SIGNIN-4 @SIGNIN-5 @SIGNIN-6', async (kind, words) => {
    await show({ signIn: async () => ({ kind }) });
    typeInto({ 'Email Address': 'ada@example.com', Password: 'Hearth-2026!' });
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    await act(settle);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'Hearth-2027!' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['signedOut', 'You have been signed out. Please log in again.'],
    ['idle', 'You have been signed out because you were away for a while. Please log in again.'],
    ['loginNeeded', 'Please log in to see this page.'],
    ['passwordSet', 'Your password has been set. Please log in with it.'],
    ['emailChanged', 'Your email address has been changed. Please log in with your new email address.'],
  ])(
    'says why the customer comes to it: %s @SIGNIN-27 @SIGNIN-37 @SIGNIN-42 @SIGNIN-50 @SIGNIN-54 @FAULT-6 @FAULT-18',
    async (notice, words) => {
      await show(undefined, { notice });
      expect(screen.getByRole('status')).toHaveTextContent(words);
    },
  );

  it.each([
    ['passwordSet', 'Your password has been set. Please log in with it.'],
    ['signedOut', 'You have been signed out. Please log in again.'],
  ])('has the focus where it says why the customer comes from another screen: %s @SHELL-16', async (notice, words) => {
    const { open } = await loginPage();
    drawScreen(
      <Routes>
        <Route
          path="/reset"
          element={
            <Screen title="Another">
              <Navigate to="/" state={{ notice }} />
            </Screen>
          }
        />
        <Route path="/" element={<LoginScreen open={open} />} />
      </Routes>,
      { address: '/reset' },
    );
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('knows a customer who is signed in, and offers the dashboard @SIGNIN-10', async () => {
    const { record } = await show();
    act(() => record.session.write(sessionOf('ada')));
    const { userName } = sessionOf('ada');
    expect(screen.getByRole('status')).toHaveTextContent(`You are signed in as ${userName}.`);
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/home');
  });

  it.each([
    ['during maintenance', { kind: 'closed', seconds: 120 }, /Please come back after Nov 2[12], 2026, \d+:02/],
    ['after too many attempts', { kind: 'tooManyAttempts', seconds: 61 }, /Please try again in 2 minutes\.$/],
  ] as const)('says when to try again %s, and stays usable @FAULT-52 @FAULT-53', async (_, pause, words) => {
    await show({ signIn: async () => ({ kind: 'logInFailed', pause }) });
    typeInto({ 'Email Address': 'ada@example.com', Password: 'Hearth-2026!' });
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    await act(settle);
    expect(screen.getByRole('alert')).toHaveTextContent(/^There may be a technical issue/);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  });
});
