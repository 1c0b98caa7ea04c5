/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { drawScreen } from '../../../tests/support/drawScreen';
import { failure } from '../../../tests/support/failure';
import { settle } from '../../../tests/support/FakeNetwork';
import { resetPage } from '../../../tests/support/sessionPages';
import { startVisit } from '../../../tests/support/startVisit';
import { typeInto } from '../../../tests/support/typeInto';
import type { AuthGateway } from '../../application/ports/AuthGateway';
import type { SetPassword } from '../../application/session/setPassword';
import { ResetScreen } from './ResetScreen';

interface Circumstances {
  readonly state?: unknown;
  readonly path?: string;
  readonly set?: SetPassword;
  readonly auth?: Partial<AuthGateway>;
}

const show = async ({ state, path = '/reset', set, auth }: Circumstances = {}) => {
  const page = await resetPage(set && { setPassword: set }, auth);
  const { open } = page;
  drawScreen(
    <Routes>
      <Route path="/reset" element={<ResetScreen open={open} />} />
      <Route path="/forgot" element={<h1>Forgot Password</h1>} />
    </Routes>,
    { state, address: path },
  );
  return page;
};

/** Shows the screen to a customer who has requested a code. */
const showCode = (circumstances?: Circumstances) =>
  show({ state: { email: 'nj-current@example.com' }, ...circumstances });

/** Shows the screen to a customer with an invitation. Its checks get the replies in turn, and then the last one again. */
const showInvited = async (...replies: Awaited<ReturnType<AuthGateway['checkInvitation']>>[]) => {
  const tokens: string[] = [];
  const checkInvitation: AuthGateway['checkInvitation'] = async (token) => {
    tokens.push(token);
    return replies.splice(0, replies.length > 1 ? 1 : 0)[0] ?? replies[0] ?? { kind: 'notFound' };
  };
  const page = await show({ path: '/reset?token=invite-ny', auth: { checkInvitation } });
  await act(settle);
  return { ...page, tokens };
};

const submit = async (): Promise<void> => {
  const password = 'Hearth-2027!';
  typeInto({ 'Verification Code': '246810', 'New Password': password, 'Repeat New Password': password });
  fireEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
  await act(settle);
};

describe('ResetScreen', () => {
  it('tells the buttons of both passwords apart @INPUT-3', async () => {
    await showCode();
    const buttons = screen.getAllByRole('button', { name: /^Show password/ });
    expect(buttons.map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Show password: New Password',
      'Show password: Repeat New Password',
    ]);
  });

  it('leads to the screen that requests a code, where nothing entitles the customer @SIGNIN-33', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  });

  it('has its fields, its buttons and the hint about the password @SIGNIN-23 @SIGNIN-24', async () => {
    await showCode();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Set Password');
    for (const label of ['Verification Code', 'New Password', 'Repeat New Password'])
      expect(screen.getByLabelText(label)).toBeVisible();
    for (const name of ['Reset Password', 'Cancel']) expect(screen.getByRole('button', { name })).toBeVisible();
    expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(
      'Requires at least 8 characters, one upper-case letter, one lower-case letter, one number, and one symbol.',
    );
  });

  it('states each requirement once, and marks those that are met @SIGNIN-24', async () => {
    await showCode();
    expect(screen.getAllByText(/one number/)).toHaveLength(1);
    typeInto({ 'New Password': 'hearth7' });
    expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(
      'Requires at least 8 characters, one upper-case letter, one lower-case letter, (met) one number, and (met) one symbol.',
    );
  });

  it('sends the code again, and says so @SIGNIN-49', async () => {
    await showCode();
    fireEvent.click(screen.getByRole('button', { name: 'Send the code again' }));
    expect(await screen.findByText(/We sent a new verification code/)).toBeVisible();
  });

  it.each([
    ['The code is wrong.', 'The code is wrong.'],
    ['', 'We could not reset your password. Please try again.'],
  ])('says that the password was not reset, where the server says "%s" @SIGNIN-28', async (message, words) => {
    await showCode({ set: async () => ({ kind: 'refused', message }) });
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it.each([
    [{}, 'Verification Code is required'],
    [{ 'Verification Code': '246810' }, 'Password is required'],
    [{ 'Verification Code': '246810', 'New Password': 'x' }, 'Password verification is required'],
    [{ 'Verification Code': '246810', 'New Password': 'x', 'Repeat New Password': 'y' }, 'Passwords do not match'],
  ])('says what is wrong with the entry %j: %s @SIGNIN-26', async (typed, words) => {
    await showCode();
    typeInto(typed);
    fireEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
    await act(settle);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it('says that the password may be set once a reply was lost, until something is typed @SIGNIN-58', async () => {
    const failures = [failure('other', { message: 'No.' }), failure('unknownOutcome'), failure('other')];
    await showCode({ auth: { resetPassword: () => Promise.reject(failures.shift() ?? failure()) } });
    const maySay = () => screen.queryByText(/your new password may have been set/);
    await submit();
    expect(maySay()).toBeNull();
    for (const _ of ['lost', 'refused because the code was used']) {
      await submit();
      expect(maySay()).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/');
    }
    typeInto({ 'Verification Code': '246811' });
    expect(maySay()).toBeNull();
  });

  it.each([
    ['during maintenance', { kind: 'closed', seconds: 120 }, /Please come back after Nov 2[12], 2026, \d+:02/],
    ['after too many attempts', { kind: 'tooManyAttempts', seconds: 120 }, /Please try again in 2 minutes\.$/],
  ] as const)('says below the message when to try again %s @FAULT-52 @FAULT-53', async (_, pause, words) => {
    await showCode({ set: async () => ({ kind: 'refused', message: 'Not now.', pause }) });
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Not now\./);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Reset Password' })).toBeEnabled();
  });

  it('stays where no other code was sent because there were too many @FAULT-53', async () => {
    const { went, handled } = await showCode({
      auth: {
        requestCode: () => Promise.reject(failure('other', { pause: { kind: 'tooManyAttempts', seconds: 90 } })),
      },
    });
    typeInto({ 'Verification Code': '246' });
    fireEvent.click(screen.getByRole('button', { name: 'Send the code again' }));
    await act(settle);
    expect(screen.getByRole('alert')).toHaveTextContent(/in 2 minutes\.$/);
    expect(screen.getByLabelText('Verification Code')).toHaveValue('246');
    expect([went, handled]).toEqual([[], []]);
  });

  it.each([
    ['a code', { email: 'ada@example.com' }, '/reset', 'ada@example.com'],
    ['an invitation', undefined, '/reset?token=invite-ny', 'ny-invited@example.com'],
  ])('has the user name for password managers, with %s @SIGNIN-53', async (_, state, path, userName) => {
    await show({ state, path });
    const field = await screen.findByLabelText('Email Address');
    expect(field).toHaveValue(userName);
    expect(field).toHaveAttribute('autocomplete', 'username');
    expect(field).toHaveAttribute('readonly');
    expect(field.closest('form')).toContainElement(screen.getByLabelText('New Password'));
  });

  it.each(['%0A', '%0D%0A%20'])(
    'reads an invitation that a mail program has broken with %s @SIGNIN-51',
    async (broken) => {
      await show({ path: `/reset?token=invite-${broken}ny` });
      await act(settle);
      expect(screen.getByLabelText('Email Address')).toHaveValue('ny-invited@example.com');
    },
  );

  it.each(['%20', '%0D%0A', '%C2%A0', '.', ').', '%3E', '%22,', ']', '*'])(
    'reads an invitation without the %s that a mail program has added @SIGNIN-51',
    async (end) => {
      await show({ path: `/reset?token=invite-ny${end}` });
      await act(settle);
      expect(screen.getByLabelText('Email Address')).toHaveValue('ny-invited@example.com');
    },
  );

  it.each(['=3D', '==3D', '%3D'])('reads an invitation behind %s @SIGNIN-51', async (encoded) => {
    await show({ path: `/reset?token${encoded}invite-ny` });
    await act(settle);
    expect(screen.getByLabelText('Email Address')).toHaveValue('ny-invited@example.com');
  });

  it.each([
    ['3Dab', ['3Dab', 'ab']],
    ['a=%0D%0Ab', ['a=b', 'ab']],
    ['a%252Bb%25253D', ['a%2Bb%253D', 'a+b=']],
    ['a.b-_~/==', ['a.b-_~/==']],
  ])('tries the token of %s as it is, and then decoded @SIGNIN-51', async (written, tried) => {
    const tokens: string[] = [];
    await show({
      path: `/reset?token=${written}`,
      auth: {
        checkInvitation: async (token) => {
          tokens.push(token);
          return { kind: 'notFound' };
        },
      },
    });
    await act(settle);
    expect(tokens).toEqual(tried);
  });

  it('keeps the signs with which a token can end @SIGNIN-51', async () => {
    const { record } = await show({
      path: '/reset?token=a.b-_~/==',
      auth: { checkInvitation: async () => ({ kind: 'notChecked' }) },
    });
    await act(settle);
    expect(record.invitation.read()).toBe('a.b-_~/==');
  });

  it('says that an invitation could not be checked, and checks it again @SIGNIN-52', async () => {
    const { tokens, record } = await showInvited(
      { kind: 'notChecked', pause: { kind: 'tooManyAttempts', seconds: 60 } },
      { kind: 'valid', userName: 'ny-invited@example.com' },
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We could not check your invitation. Please try again.Too many attempts. Please try again in 1 minute.',
    );
    expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/');
    expect(record.invitation.read()).toBe('invite-ny');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settle);
    expect(screen.getByLabelText('New Password')).toBeVisible();
    expect(tokens).toEqual(['invite-ny', 'invite-ny']);
  });

  it('says when to come back where the check met maintenance @SIGNIN-52 @FAULT-52', async () => {
    await showInvited({ kind: 'notChecked', pause: { kind: 'closed', seconds: 120 } });
    expect(screen.getByRole('alert')).toHaveTextContent(/Please come back after Nov 2[12], 2026, \d+:02/);
  });

  it('checks the invitation again after a reload, until the customer leaves @SIGNIN-52', async () => {
    const { open, record } = await resetPage();
    record.invitation.write('invite-ny');
    const reloaded = open({ invitation: '', email: '', action: 'FORGOT_PASSWORD' });
    const leave = startVisit(reloaded);
    await settle();
    expect(reloaded.state).toMatchObject({ kind: 'entitled', proof: { kind: 'invitation', token: 'invite-ny' } });
    leave();
    expect(record.invitation.read()).toBe('');
  });

  it.each(['notFound', 'userExists'] as const)('forgets an invitation that is refused: %s @SIGNIN-52', async (kind) => {
    const { record } = await showInvited({ kind });
    expect(record.invitation.read()).toBe('');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([
    ['notFound', 'This invitation is not known, or it has expired.', 'Request a verification code', '/forgot'],
    ['userExists', 'This invitation has been used already. Please log in.', 'Go to login', '/'],
  ] as const)('shows the way on from an invitation: %s @SIGNIN-30 @SIGNIN-31', async (kind, words, name, href) => {
    await showInvited({ kind });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('says where the code was sent', async () => {
    await showCode();
    expect(screen.getByText(/We sent a verification code to/).parentElement).toHaveTextContent(
      'nj-current@example.com.',
    );
  });
});
