/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { settle } from '../../../tests/support/FakeNetwork';
import { memoryCustomer, recordedErrors, recordedNavigation } from '../../../tests/support/memoryCustomer';
import { testVariant } from '../../../tests/support/testVariant';
import { type SignIn, signIn } from '../../application/session/signIn';
import { VariantContext } from '../screen/VariantContext';
import { LoginScreen } from './LoginScreen';
import { LoginViewModel } from './LoginViewModel';

const show = async (attempt?: SignIn) => {
  const { gateways, record, clock } = await memoryCustomer('nj-current');
  record.clear();
  const { navigation, went } = recordedNavigation();
  const viewModel = new LoginViewModel({
    preloadDashboard: () => undefined,
    signIn: attempt ?? signIn(gateways.auth, record),
    record,
    challenge: { temporaryPassword: undefined },
    clock,
    navigation,
    errors: recordedErrors().errors,
    early: undefined,
  });
  render(
    <VariantContext value={testVariant}>
      <MemoryRouter>
        <LoginScreen open={() => viewModel} />
      </MemoryRouter>
    </VariantContext>,
  );
  return { went };
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
    fireEvent.change(screen.getByLabelText('Email Address'), { target: { value: 'ada@example.com' } });
    fireEvent.click(screen.getByRole('link', { name }));
    expect(went).toEqual([['forgot', { state: { action, initialEmail: 'ada@example.com' } }]]);
  });

  it('says when to come back during maintenance @FAULT-52', async () => {
    await show(async () => ({ kind: 'logInFailed', closedFor: 120 }));
    fireEvent.change(screen.getByLabelText('Email Address'), { target: { value: 'ada@example.com' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Hearth-2026!' } });
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    await act(settle);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^There may be a technical issue ?Please come back after Nov 21, 2026, \d+:02/,
    );
  });
});
