/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { drawScreen } from '../../../tests/support/drawScreen';
import { settle } from '../../../tests/support/FakeNetwork';
import { resetPage } from '../../../tests/support/sessionPages';
import { typeInto } from '../../../tests/support/typeInto';
import type { SetPassword } from '../../application/session/setPassword';
import { ResetScreen } from './ResetScreen';

const show = async (state?: unknown, set?: SetPassword): Promise<void> => {
  const { open } = await resetPage(set && { setPassword: set });
  drawScreen(
    <Routes>
      <Route path="/reset" element={<ResetScreen open={open} />} />
      <Route path="/forgot" element={<h1>Forgot Password</h1>} />
    </Routes>,
    state,
    '/reset',
  );
};

const submit = async (): Promise<void> => {
  const password = 'Hearth-2027!';
  typeInto({ 'Verification Code': '246810', 'New Password': password, 'Repeat New Password': password });
  fireEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
  await act(settle);
};

describe('ResetScreen', () => {
  it('leads to the screen that requests a code, where nothing entitles the customer @SIGNIN-33', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  });

  it('has its fields, its buttons and the hint about the password @SIGNIN-23 @SIGNIN-24', async () => {
    await show({ email: 'ada@example.com' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Set Password');
    for (const label of ['Verification Code', 'New Password', 'Repeat New Password'])
      expect(screen.getByLabelText(label)).toBeVisible();
    for (const name of ['Reset Password', 'Cancel']) expect(screen.getByRole('button', { name })).toBeVisible();
    expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(
      'Requires at least 8 characters, one upper-case letter, one lower-case letter, one number, and one symbol.',
    );
  });

  it('states each requirement once, and marks those that are met @SIGNIN-24', async () => {
    await show({ email: 'ada@example.com' });
    expect(screen.getAllByText(/one number/)).toHaveLength(1);
    typeInto({ 'New Password': 'hearth7' });
    expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(
      'Requires at least 8 characters, one upper-case letter, one lower-case letter, (met) one number, and (met) one symbol.',
    );
  });

  it('sends the code again, and says so @SIGNIN-49', async () => {
    await show({ email: 'nj-current@example.com' });
    fireEvent.click(screen.getByRole('button', { name: 'Send the code again' }));
    expect(await screen.findByText(/We sent a new verification code/)).toBeVisible();
  });

  it('says in its own words that the password was not reset, where the server says nothing @SIGNIN-28', async () => {
    await show({ email: 'ada@example.com' }, async () => ({ kind: 'refused', message: '' }));
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reset your password. Please try again.');
  });

  it('says when to come back during maintenance @FAULT-52', async () => {
    await show({ email: 'ada@example.com' }, async () => ({ kind: 'refused', message: 'Closed.', closedFor: 120 }));
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Closed. ?Please come back after Nov 21, 2026, \d+:02/);
  });

  it('says where the code was sent', async () => {
    await show({ email: 'ada@example.com' });
    expect(screen.getByText(/We sent a verification code to/)).toHaveTextContent('ada@example.com.');
  });
});
