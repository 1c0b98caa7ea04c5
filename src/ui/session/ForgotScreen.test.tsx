/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, fireEvent, screen } from '@testing-library/react';
import { drawScreen } from '../../../tests/support/drawScreen';
import { failure } from '../../../tests/support/failure';
import { Here } from '../../../tests/support/Here';
import { forgotPage } from '../../../tests/support/sessionPages';
import { typeInto } from '../../../tests/support/typeInto';
import { ForgotScreen } from './ForgotScreen';

const show = async (search: string, state?: unknown, answer?: () => Promise<void>): Promise<void> => {
  const { open } = await forgotPage(answer);
  drawScreen(
    <>
      <ForgotScreen open={open} />
      <Here />
    </>,
    { state, address: `/forgot${search}` },
  );
};

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const email = () => screen.getByLabelText<HTMLInputElement>('Email Address').value;
const here = () => screen.getByText(/^\/forgot/).textContent;

describe('ForgotScreen', () => {
  it('takes the action and the email from the address, and removes them from it @SIGNIN-15', async () => {
    await show('?action=FIRST_TIME&initialEmail=ada%40example.com');
    expect([title(), email()]).toEqual(['First Time Login', 'ada@example.com']);
    expect(here()).toBe('/forgot {"action":"FIRST_TIME"}');
  });

  it.each(['ada+home@example.com', 'ada%2Bhome%40example.com'])('keeps the plus of %s @SIGNIN-51', async (written) => {
    await show(`?initialEmail=${written}`);
    expect(email()).toBe('ada+home@example.com');
  });

  it.each([
    '?action=FIRST_TIME&amp;initialEmail=ada@example.com',
    '?Action=FIRST_TIME&INITIALEMAIL=ada@example.com',
    '?action=FIRST_TIME&initialEmail=ada@example.com%3E.',
    '?initialEmail=ada@example.com&action=FIRST_TIME.',
    '?initialEmail=ada@example.com&action=first_time%20)',
    '?action=3DFIRST_TIME&initialEmail=3Dada@example.com',
    '?action%3DFIRST_TIME&initialEmail=ada@example.com',
  ])('reads an address that a mail program has changed: %s @SIGNIN-51', async (search) => {
    await show(search);
    expect([title(), email()]).toEqual(['First Time Login', 'ada@example.com']);
  });

  it('takes them from the screen before, where the address has none @SIGNIN-14', async () => {
    await show('', { action: 'FIRST_TIME', initialEmail: 'ada@example.com' });
    expect([title(), email()]).toEqual(['First Time Login', 'ada@example.com']);
  });

  it.each(['', '?action=DELETE', '?action=', '?other=1'])(
    'is about a forgotten password with the address %j @SIGNIN-14',
    async (search) => {
      await show(search);
      expect([title(), email()]).toEqual(['Forgot Password', '']);
      expect(here()).toMatch(/^\/forgot /);
    },
  );

  it('asks for the email, and offers to send a code, which is valid for 20 minutes @SIGNIN-16 @SIGNIN-18', async () => {
    await show('');
    expect(screen.getByText("What's the email address associated with your policy?")).toBeVisible();
    for (const name of ['Send Code', 'Cancel']) expect(screen.getByRole('button', { name })).toBeVisible();
    expect(screen.getByText(/The verification code is valid for 20 minutes\.$/)).toBeVisible();
  });

  it('says that it needs an email @SIGNIN-19', async () => {
    await show('');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send Code' })));
    expect(screen.getByRole('alert')).toHaveTextContent('Email is required');
  });

  it('shows that it sends the code @SIGNIN-17', async () => {
    await show('?initialEmail=ada%40example.com', undefined, () => new Promise(() => undefined));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send Code' })));
    expect(screen.getByText('Sending Code')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [300, 'in 5 minutes.'],
    [undefined, 'later.'],
  ])('stays and says when to try again after too many attempts: %p @FAULT-53', async (seconds, words) => {
    const pause = { kind: 'tooManyAttempts', ...(seconds !== undefined && { seconds }) } as const;
    await show('?initialEmail=ada%40example.com', undefined, () => Promise.reject(failure('other', { pause })));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send Code' })));
    expect(screen.getByRole('alert')).toHaveTextContent(
      `We're sorry, there was an error processing that request...Too many attempts. Please try again ${words}`,
    );
    expect(email()).toBe('ada@example.com');
    typeInto({ 'Email Address': 'other@example.com' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
