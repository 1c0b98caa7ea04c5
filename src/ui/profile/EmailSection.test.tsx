/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import { changeSlot } from '../../../tests/support/changeSlot';
import { failure } from '../../../tests/support/failure';
import { gate, settle } from '../../../tests/support/FakeNetwork';
import { region } from '../../../tests/support/onScreen';
import { accountPassword, type ProfileCircumstances } from '../../../tests/support/profilePage';
import { showProfile } from '../../../tests/support/profileScreen';
import { typeInto } from '../../../tests/support/typeInto';
import type { EmailCodeReply, EmailConfirmationReply } from '../../application/ports/CustomerGateway';
import { noProfileDrafts } from './ProfileDrafts';

// Computing whether an element is hidden is slow, and nothing here is hidden.
configure({ defaultHidden: true });

const click = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const updating = () => dialog('Update Email Address');
const verifying = () => dialog('Verify Email Address');
const alert = () => screen.getByRole('alert');

const newEmail = 'carmen.dawson@example.com';

/** Presses a button, and lets the insurer answer. */
const press = async (name: string): Promise<void> => {
  click(name);
  await act(settle);
};

const enter = (email: string, repeated = email): void =>
  typeInto({ 'New Email Address': email, 'Re-Enter Email Address': repeated });

const startChange = async (circumstances?: ProfileCircumstances) => {
  const page = await showProfile('nj-current', circumstances);
  click('Edit Email Address');
  return page;
};

/** Goes to the second step. */
const askForCode = async (circumstances?: ProfileCircumstances) => {
  const page = await startChange(circumstances);
  enter(newEmail);
  await press('Next');
  return page;
};

const verify = async (code: string, password = accountPassword): Promise<void> => {
  typeInto({ Code: code, Password: password });
  await press('Next');
};

const failing = async (): Promise<never> => {
  throw failure();
};

/** Label, type and what the browser may fill in, of each field. */
const fields = () =>
  within(screen.getByRole('dialog'))
    .getAllByLabelText<HTMLInputElement>(/./, { selector: 'input' })
    .map(({ labels, type, autocomplete }) => [labels?.[0]?.textContent, type, autocomplete]);

describe('EmailSection', () => {
  describe('where the new email is entered', () => {
    it('shows the current email, two fields and two buttons @PROFILE-27 @PROFILE-28', async () => {
      await startChange();
      expect(updating().getByText('Your current email address:').parentElement).toHaveTextContent(
        'nj-current@example.com',
      );
      expect(fields()).toEqual([
        ['New Email Address', 'email', 'email'],
        ['Re-Enter Email Address', 'email', 'email'],
      ]);
      expect(
        updating()
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(['Next', 'Cancel']);
      expect(screen.getByLabelText('New Email Address')).toHaveFocus();
      enter('x'.repeat(256));
      for (const label of ['New Email Address', 'Re-Enter Email Address'])
        expect(screen.getByLabelText(label)).toHaveValue('x'.repeat(255));
    });

    it('has a spinner instead of the buttons while the code is sent @PROFILE-28 @PROFILE-31', async () => {
      const { open: answer, opened: answered } = gate<EmailCodeReply>();
      await startChange({ customer: { requestEmailCode: () => answered } });
      enter(newEmail);
      click('Next');
      expect(updating().getByText('Sending verification code...')).toBeVisible();
      expect(updating().queryByRole('button')).toBeNull();
      answer({ kind: 'inUse' });
      await act(settle);
      expect(alert()).toHaveTextContent(
        /^There is a problemThat email address is already in use\. Please choose another\.$/,
      );
      expect(alert()).toHaveFocus();
      expect(screen.getByLabelText('New Email Address')).toHaveValue(newEmail);
    });

    it('keeps what was typed when the call fails, over the error page too @PROFILE-31', async () => {
      const { handled, leave, comeBack } = await startChange({ customer: { requestEmailCode: failing } });
      enter(newEmail);
      await press('Next');
      expect(handled).toHaveLength(1);
      expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
      leave();
      comeBack();
      expect(screen.getByLabelText('New Email Address')).toHaveValue(newEmail);
      expect(screen.getByLabelText('Re-Enter Email Address')).toHaveValue(newEmail);
    });

    it('returns the focus on Cancel, and forgets what was typed @PROFILE-33', async () => {
      await startChange();
      enter(newEmail);
      click('Cancel');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('button', { name: 'Edit Email Address' })).toHaveFocus();
      click('Edit Email Address');
      expect(screen.getByLabelText('New Email Address')).toHaveValue('');
    });
  });

  describe('where the code is entered', () => {
    it('says where the code went, and has two fields @PROFILE-27 @PROFILE-32', async () => {
      await askForCode();
      for (const text of [
        'We sent a code to your email address:',
        'Please enter the code you received.',
        "If you don't see it, check your Junk or Spam folder.",
      ]) {
        expect(verifying().getByText(text)).toBeVisible();
      }
      expect(verifying().getByText(/^We sent/).parentElement).toHaveTextContent(newEmail);
      expect(fields()).toEqual([
        ['Code', 'text', 'one-time-code'],
        ['Password', 'password', 'current-password'],
      ]);
      for (const name of ['Send the code again', 'Next', 'Back']) {
        expect(verifying().getByRole('button', { name })).toBeVisible();
      }
      expect(screen.getByLabelText('Code')).toHaveFocus();
    });

    it.each([
      ['', '', 'Code is required. Password is required. '],
      [' ', 'x', 'Code is required.'],
      ['246810', '', 'Password is required. '],
    ])('reports for the code "%s" and the password "%s": "%s" @PROFILE-34', async (code, password, message) => {
      const confirmEmailChange = jest.fn();
      await askForCode({ customer: { confirmEmailChange } });
      await verify(code, password);
      expect(alert().textContent).toBe(`There is a problem${message}`);
      expect(within(alert()).queryByRole('list')).toBeNull();
      expect(confirmEmailChange).not.toHaveBeenCalled();
    });

    it.each<[string, string, RegExp]>([
      ['111111', accountPassword, /^There is a problemThe verification code entered has expired\.Send the code again$/],
      [
        '000000',
        accountPassword,
        /^Unable to update email\. Please verify that your verification code and password are correct\.$/,
      ],
      [
        '246810',
        'Wrong-2026!',
        /^Unable to update email\. Please verify that your verification code and password are correct\.$/,
      ],
    ])(
      'reports the refusal of the code %s with the password %s @PROFILE-35 @PROFILE-37',
      async (code, password, message) => {
        await askForCode();
        await verify(code, password);
        expect(alert()).toHaveTextContent(message);
        expect(alert()).toHaveFocus();
        expect(screen.getByLabelText('Code')).toHaveValue(code);
        expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveValue(password);
        typeInto({ Code: '2' });
        expect(screen.queryByRole('alert')).toBeNull();
      },
    );

    it('names the email of the sign-in after too many attempts, also where a claim has changed the one of the profile @PROFILE-36', async () => {
      const { record } = await askForCode();
      act(() => changeSlot(record.profile, { email: 'claims@example.com' }));
      await verify('999999');
      expect(alert()).toHaveTextContent(/^Too many failed attempts to update email: nj-current@example\.com$/);
    });

    it.each<[string, () => void]>([
      ['the button', () => click('Send the code again')],
      ['the link', () => fireEvent.click(screen.getByRole('link', { name: 'Send the code again' }))],
    ])('sends the code again by %s @PROFILE-38', async (_, resend) => {
      const { world } = await askForCode();
      await verify('111111');
      expect(world.messages).toHaveLength(1);
      resend();
      await act(settle);
      expect(verifying().getByText('We sent the verification code to your email address again.')).toBeVisible();
      expect(world.messages.map(({ to }) => to)).toEqual([newEmail, newEmail]);
    });

    it('has a spinner instead of the buttons while it verifies @PROFILE-32', async () => {
      const { open: answer, opened: answered } = gate<EmailConfirmationReply>();
      await askForCode({ customer: { confirmEmailChange: () => answered } });
      await verify('246810');
      expect(verifying().getByText('Verifying...')).toBeVisible();
      for (const name of ['Next', 'Back', 'Send the code again']) {
        expect(verifying().queryByRole('button', { name })).toBeNull();
      }
      answer({ kind: 'rejected' });
      await act(settle);
      expect(verifying().getByRole('button', { name: 'Next' })).toBeVisible();
    });

    it('goes back to the email, and clears the code @PROFILE-33', async () => {
      await askForCode();
      typeInto({ Code: '246810', Password: accountPassword });
      click('Back');
      expect(screen.getByLabelText('New Email Address')).toHaveValue(newEmail);
      await press('Next');
      expect(screen.getByLabelText('Code')).toHaveValue('');
      expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveValue('');
    });

    it('leaves neither the code nor the password in what the portal remembers @PROFILE-43', async () => {
      const { record } = await askForCode();
      typeInto({ Code: '246811', Password: accountPassword });
      await press('Send the code again');
      const kept = JSON.stringify([record.drafts.of('profile', noProfileDrafts).read(), record.email.read()]);
      expect(kept).toContain(newEmail);
      for (const secret of ['246811', accountPassword]) expect(kept).not.toContain(secret);
    });

    it('keeps neither the code nor the password when the call fails @PROFILE-43', async () => {
      const { leave, comeBack, handled } = await askForCode({ customer: { confirmEmailChange: failing } });
      await verify('246810');
      expect(handled).toEqual([]);
      expect(alert()).toHaveTextContent('Unable to update email.');
      leave();
      comeBack();
      expect(verifying().getByText(/^We sent/).parentElement).toHaveTextContent(newEmail);
      expect(screen.getByLabelText('Code')).toHaveValue('');
      expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveValue('');
    });
  });

  describe('once the code was accepted', () => {
    const toLogin = [['login', { state: { notice: 'emailChanged' }, replace: true }]];

    type Page = Awaited<ReturnType<typeof askForCode>>;

    /** Sets how often the insurer answers `pending`. */
    const keepPending = ({ world }: Page, polls: number): void => {
      for (const change of Object.values(world.changes)) change.pollsLeft = polls;
    };

    const pass = ({ time }: Page, seconds: number): Promise<void> => act(() => time.pass(seconds * 1000));

    /** Waits until it takes longer than usual. */
    const waitInVain = async (): Promise<Page> => {
      const page = await askForCode();
      await verify('246810');
      keepPending(page, Infinity);
      await pass(page, 61);
      return page;
    };

    it('signs in with the new email, saves it and shows it @PROFILE-39', async () => {
      const page = await askForCode();
      const { account, record, saved } = page;
      await verify('246810');
      expect(verifying().getByText('Verifying...')).toBeVisible();
      await pass(page, 5);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(within(region('Email Address')).getByText(newEmail)).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent('Your email address has been changed.');
      expect(screen.getByRole('status')).toHaveFocus();
      expect(record.session.read()?.userName).toBe(newEmail);
      const { mailingAddress } = account.profile;
      expect(saved).toEqual([[{ email: newEmail, mailingAddress }, 'Updated Email Address']]);
    });

    it('says when it takes longer, and can be checked again @PROFILE-41', async () => {
      const page = await waitInVain();
      expect(verifying().getByText('This is taking longer than usual.')).toBeVisible();
      expect(verifying().queryByText('Verifying...')).toBeNull();
      click('Check again');
      expect(verifying().getByText('Verifying...')).toBeVisible();
      await pass(page, 61);
      expect(verifying().getByText('This is taking longer than usual.')).toBeVisible();
      keepPending(page, 0);
      click('Check again');
      await pass(page, 5);
      expect(screen.getByRole('status')).toHaveTextContent('Your email address has been changed.');
    });

    it('can be closed meanwhile, and opened again', async () => {
      const page = await waitInVain();
      click('Close');
      expect(screen.getByText(`Your email address is still being changed to ${newEmail}.`)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Edit Email Address' })).toBeNull();
      expect(screen.getByRole('button', { name: 'Edit Name' })).toBeVisible();
      keepPending(page, 0);
      click('Check again');
      await pass(page, 5);
      expect(screen.getByRole('status')).toHaveTextContent('Your email address has been changed.');
      expect(screen.queryByText(/is still being changed/)).toBeNull();
    });

    it('asks a customer who left meanwhile to log in again, because the password is not stored @PROFILE-42', async () => {
      const page = await waitInVain();
      page.leave();
      page.comeBack();
      expect(screen.getByText(`Your email address is still being changed to ${newEmail}.`)).toBeVisible();
      keepPending(page, 0);
      click('Check again');
      await pass(page, 5);
      expect(page.went).toEqual(toLogin);
      expect(page.record.session.read()).toBeUndefined();
    });

    it('says why the insurer did not carry it out @SHELL-46', async () => {
      const page = await askForCode({
        customer: { emailChangeStatus: async () => ({ kind: 'failed', message: 'The mailbox is gone.' }) },
      });
      await verify('246810');
      await pass(page, 5);
      expect(alert()).toHaveTextContent(
        /^Unable to update email\. Please verify that your verification code and password are correct\.The mailbox is gone\.$/,
      );
      expect(screen.getByText('The mailbox is gone.')).toHaveAttribute('lang', 'en');
      expect(screen.getByLabelText('Code')).toHaveValue('246810');
    });

    it('can be recorded later', async () => {
      let isRefused = true;
      const page = await askForCode({
        customer: {
          save: async () => (isRefused ? { kind: 'refused', message: 'Not now.' } : { kind: 'saved' }),
        },
      });
      await verify('246810');
      await pass(page, 5);
      expect(alert()).toHaveTextContent('We could not save your changes. Please try again.Not now.');
      isRefused = false;
      click('Try again');
      await pass(page, 5);
      expect(screen.getByRole('status')).toHaveTextContent('Your email address has been changed.');
    });
  });

  describe('after too many attempts @FAULT-53', () => {
    const pause = { kind: 'tooManyAttempts', seconds: 120 } as const;
    const limited = async (): Promise<never> => {
      throw failure('other', { pause });
    };
    const words = 'Too many attempts. Please try again in 2 minutes.';

    it('stays at the new address', async () => {
      const { handled } = await startChange({ customer: { requestEmailCode: limited } });
      enter(newEmail);
      await press('Next');
      expect(alert()).toHaveTextContent(`We're sorry, there was an error processing that request...${words}`);
      expect(updating().getByLabelText('New Email Address')).toHaveValue(newEmail);
      expect(handled).toEqual([]);
    });

    it('stays at the code that is sent again', async () => {
      let sent = 0;
      const requestEmailCode = () => (sent++ === 0 ? Promise.resolve({ kind: 'sent' } as const) : limited());
      const { handled } = await askForCode({ customer: { requestEmailCode } });
      await press('Send the code again');
      expect(alert()).toHaveTextContent(words);
      expect(verifying().getByLabelText('Code')).toBeInTheDocument();
      expect(handled).toEqual([]);
    });

    it.each(['rejected', 'tooManyAttempts'] as const)('says so below the text of a code that is %s', async (kind) => {
      await askForCode({ customer: { confirmEmailChange: async () => ({ kind, pause }) } });
      await verify('246810');
      expect(alert()).toHaveTextContent(new RegExp(`^(?:Unable to update email|Too many failed attempts).*${words}$`));
    });
  });
});
