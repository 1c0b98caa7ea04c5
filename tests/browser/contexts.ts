import { type Page, type Portal, expect, fact, password } from './portal';
import { vendorSources } from '../../scripts/headers/vendors';
import { fillRecurlyCard, withRecurly } from './recurlyStandIn';
import { enterDate, fillBillingAddress, fillIn, leakingBoiler, writeClaim } from './steps';
import type { ContextName } from '../faults/matrix';

type Step = (page: Page) => Promise<void>;

/** How a customer reaches one context of `tests/faults` in a browser, and what a success looks like there. */
export interface ContextScene {
  readonly account: string;
  readonly address: string;
  /** Without a session. */
  readonly isPublic?: true;
  /** Once for all faults; what it leaves in session storage is there again before each fault. */
  readonly prepare?: (page: Page, portal: Portal) => Promise<void>;
  /** From the address up to the call. Without it, opening the address makes the call. */
  readonly reach?: Step;
  readonly act?: Step;
  readonly succeeds: Step;
  /** What the screen says where an alert alone does not tell. */
  readonly says?: string;
  /** What the customer has typed, where an error page leads back to it. */
  readonly typed?: Step;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press =
  (name: string): Step =>
  (page) =>
    button(page, name).click();
const fill =
  (values: Readonly<Record<string, string>>): Step =>
  (page) =>
    fillIn(page, values);
const inTurn =
  (...steps: readonly Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };
const titled =
  (title: string): Step =>
  (page) =>
    expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
const shows =
  (text: string | RegExp): Step =>
  (page) =>
    expect(page.getByRole('main').getByText(text).first()).toBeVisible();
const holds =
  (label: string, text: string): Step =>
  (page) =>
    expect(page.getByLabel(label, { exact: true })).toHaveValue(text);

const newPassword = fill({ 'New Password': 'Brand-new-1!', 'Repeat New Password': 'Brand-new-1!' });
const logIn = (account: string, secret = password): Step =>
  fill({ 'Email Address': `${account}@example.com`, Password: secret });

const codeRequest = (address: string): ContextScene => ({
  account: 'ny-both',
  address,
  isPublic: true,
  reach: fill({ 'Email Address': 'ny-both@example.com' }),
  act: press('Send Code'),
  succeeds: titled('Set Password'),
  typed: holds('Email Address', 'ny-both@example.com'),
});

const addEquipmentBreakdown = press('Add Equipment Breakdown Coverage');
const coverageChange: ContextScene = {
  account: 'ny-current',
  address: '/policy/edit',
  reach: inTurn(addEquipmentBreakdown, (page) => page.getByLabel('I have read and agree to the above.').check()),
  act: press('SUBMIT PAYMENT'),
  succeeds: shows('Your policy has been updated.'),
};

const email = 'carmen@example.com';
const typeNewEmail = inTurn(
  press('Edit Email Address'),
  fill({ 'New Email Address': email, 'Re-Enter Email Address': email }),
);
const askForCode = inTurn(typeNewEmail, press('Next'), shows('Please enter the code you received.'));
const emailChange: ContextScene = {
  account: 'nj-current',
  address: '/profile',
  reach: inTurn(askForCode, fill({ Code: '246810', Password: password })),
  act: press('Next'),
  succeeds: shows('Your email address has been changed.'),
};

const phone = (page: Page) => page.getByRole('textbox', { name: 'Phone Number', exact: true });
const writeToSummary = async (page: Page, portal: Portal): Promise<void> => {
  await portal.visit('nj-current', '/claim/report');
  await writeClaim(page);
};

const recurlyKey = 'ewr1-a-key';

/** An operator has given the portal the key of a card service. */
export const withCardService = async (page: Page): Promise<void> => {
  await withRecurly(page);
  const { recurly } = vendorSources({ recurly: recurlyKey, googlePlaces: '' });
  await page.route('**/billing/payment', async (route) => {
    const response = await route.fetch();
    const directives = (response.headers()['content-security-policy'] ?? '').split('; ');
    const policy = directives.map((directive) =>
      [directive, ...(recurly[directive.split(' ')[0] ?? ''] ?? [])].join(' '),
    );
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy.join('; ') },
      body: (await response.text()).replace(/"recurly":\s*""/, `"recurly":"${recurlyKey}"`),
    });
  });
};

const agreeToPay: Step = (page) => page.getByRole('checkbox').check();

const agreement = (account: string): ContextScene => ({
  account,
  address: '/billing/payment',
  succeeds: shows('I have read the above and agree'),
  says: 'Something went wrong. Please contact support.',
});

export const contextScenes: Readonly<Record<ContextName, ContextScene>> = {
  'sign in': {
    account: 'nj-current',
    address: '/',
    isPublic: true,
    reach: logIn('nj-current'),
    act: press('Login'),
    succeeds: titled('Your Policy Dashboard'),
  },
  'check an invitation': {
    account: 'ny-invited',
    address: '/reset?token=invite-ny',
    isPublic: true,
    succeeds: (page) => expect(page.getByLabel('New Password', { exact: true })).toBeVisible(),
  },
  'create a user': {
    account: 'ny-invited',
    address: '/reset?token=invite-ny',
    isPublic: true,
    reach: newPassword,
    act: press('Reset Password'),
    succeeds: titled('Your Policy Dashboard'),
  },
  'request a code': codeRequest('/forgot'),
  'send an invitation': codeRequest('/forgot?action=FIRST_TIME'),
  'set password by code': {
    account: 'ny-both',
    address: '/forgot',
    isPublic: true,
    reach: inTurn(
      fill({ 'Email Address': 'ny-both@example.com' }),
      press('Send Code'),
      fill({ 'Verification Code': '246810' }),
      newPassword,
    ),
    act: press('Reset Password'),
    succeeds: shows('Your password has been set. Please log in with it.'),
  },
  'replace temporary password': {
    account: 'ny-temporary',
    address: '/',
    isPublic: true,
    reach: inTurn(logIn('ny-temporary', 'Temp-2026!'), press('Login'), newPassword),
    act: press('Reset Password'),
    succeeds: titled('Your Policy Dashboard'),
  },
  'refresh the tokens': { account: 'nj-current', address: '/home', succeeds: shows('HP-') },

  'list the policies': { account: 'nj-current', address: '/policy', succeeds: shows('HP-') },
  'read the profile': { account: 'nj-current', address: '/profile', succeeds: shows('nj-current@example.com') },
  'list the documents': {
    account: 'nj-current',
    address: '/policy',
    succeeds: (page) => expect(page.getByRole('main').locator('a[href^="/document#"]').first()).toBeVisible(),
  },
  'cancel the policy': {
    account: 'nj-current',
    address: '/policy/cancel',
    reach: fill({ 'Reason for Cancellation': 'We move.' }),
    act: press('Cancel my Policy'),
    succeeds: shows('You have successfully cancelled your policy.'),
    typed: holds('Reason for Cancellation', 'We move.'),
  },
  'change the coverages': coverageChange,
  'poll the policy change': coverageChange,
  'preview a rate': {
    account: 'ny-current',
    address: '/policy/edit',
    reach: (page) => expect(button(page, 'Add Equipment Breakdown Coverage')).toBeVisible(),
    act: addEquipmentBreakdown,
    succeeds: shows('You will be charged this amount today.'),
  },
  'billing history, on edit': {
    account: 'ny-current',
    address: '/policy/edit',
    succeeds: (page) => expect(button(page, 'Add Equipment Breakdown Coverage')).toBeVisible(),
  },

  'save the profile': {
    account: 'nj-current',
    address: '/profile',
    reach: inTurn(press('Edit Phone Number'), (page) => phone(page).fill('201-555-0199')),
    act: press('Save'),
    succeeds: shows('Your phone number has been saved.'),
    typed: async (page) => {
      await button(page, 'Edit Phone Number').click();
      await expect(phone(page)).toHaveValue('201-555-0199');
    },
  },
  'send an email code': {
    account: 'nj-current',
    address: '/profile',
    reach: typeNewEmail,
    act: press('Next'),
    succeeds: shows('Please enter the code you received.'),
    typed: holds('New Email Address', email),
  },
  'send the code again': {
    account: 'nj-current',
    address: '/profile',
    reach: askForCode,
    act: press('Send the code again'),
    succeeds: shows('We sent the verification code to your email address again.'),
  },
  'confirm the new email': emailChange,
  'poll the email change': emailChange,
  'sign in with new email': emailChange,

  'file a claim': {
    account: 'nj-current',
    address: '/claim/report/summary',
    prepare: writeToSummary,
    reach: titled('Please review your submission'),
    act: press('Submit'),
    succeeds: titled('Claim Submitted'),
    typed: shows(leakingBoiler.description),
  },
  'save contact with a claim': {
    account: 'nj-current',
    address: '/claim/report/contact',
    prepare: async (page, portal) => {
      await writeToSummary(page, portal);
      await page.evaluate(() => {
        const name = 'hearthside.1.claim';
        const draft = JSON.parse(sessionStorage.getItem(name) ?? '{}') as object;
        sessionStorage.setItem(name, JSON.stringify({ ...draft, contactVerified: false }));
      });
    },
    reach: (page) => phone(page).fill('201-555-0199'),
    act: press('Next'),
    succeeds: titled('Please review your submission'),
    typed: (page) => expect(phone(page)).toHaveValue('201-555-0199'),
  },
  'list the claims': {
    account: 'nj-current',
    address: '/claim',
    succeeds: (page) => expect(page.getByRole('cell').first()).toBeVisible(),
  },
  'read a claim': {
    account: 'nj-current',
    address: '/claim',
    reach: (page) => expect(page.getByRole('cell').first()).toBeVisible(),
    act: (page) => page.getByRole('cell').getByRole('button').first().click(),
    succeeds: shows('Date of Loss'),
  },

  'billing history': {
    account: 'nj-current',
    address: '/billing',
    succeeds: (page) => expect(page.getByRole('table', { name: 'Past Payments' })).toBeVisible(),
  },
  'read the billing term': {
    account: 'nj-current',
    address: '/billing',
    succeeds: (page) =>
      expect(fact(page.getByRole('region', { name: 'How you pay' }), 'Billing Frequency')).toHaveText(/Yearly|Monthly/),
  },
  'update the payment method': {
    account: 'ny-current',
    address: '/billing/payment',
    reach: inTurn(fillRecurlyCard, fillBillingAddress, agreeToPay),
    act: press('Update Payment Method'),
    succeeds: shows('Payment method successfully changed.'),
    typed: holds('First Name', 'Nora'),
  },
  'update the billing term': {
    account: 'ny-current',
    address: '/billing/frequency',
    reach: (page) => page.getByLabel(/^Monthly – /).check(),
    act: press('Save'),
    // A reply of another shape says that the term is changed, although the reference server has not changed it.
    succeeds: titled('Billing'),
  },
  rate: {
    account: 'ny-current',
    address: '/billing/frequency',
    succeeds: (page) => expect(page.getByLabel(/^Monthly – \$/)).toBeVisible(),
  },
  'recurring agreement': agreement('nj-current'),
  'one-time agreement': agreement('ny-nonrecurring'),
};

/** What a customer can submit. */
export type FormScene = Omit<ContextScene, 'succeeds'>;

const section = (name: string, label: string, text: string): FormScene => ({
  account: 'nj-current',
  address: '/profile',
  reach: inTurn(press(`Edit ${name}`), fill({ [label]: text })),
  act: press('Save'),
});

const claimStep = (address: string, reach: Step): FormScene => ({
  account: 'nj-current',
  address,
  prepare: writeToSummary,
  reach,
  act: press('Next'),
});

/** The forms that are no context of their own; some of them make no call. */
export const otherForms: Readonly<Record<string, FormScene>> = {
  'save the name': section('Name', 'First Name', 'Carmela'),
  'save the mailing address': section('Mailing Address', 'City', 'Princeton'),
  'update the payment method from a bank account': {
    ...contextScenes['update the payment method'],
    account: 'ny-eft',
    reach: inTurn(
      (page) => page.getByRole('radio', { name: 'Bank Account' }).check(),
      (page) => page.getByRole('radio', { name: 'Checking' }).check(),
      fill({ 'Routing Number': '021000021', 'Account Number': '12345678', 'Re-Enter Account Number': '12345678' }),
      fillBillingAddress,
      agreeToPay,
    ),
  },
  'begin a claim': {
    account: 'nj-current',
    address: '/claim/report',
    reach: (page) => page.getByLabel('I confirm that').check(),
    act: press('Next'),
  },
  'say what happened': claimStep('/claim/report/what', fill({ 'Equipment involved': 'Furnace' })),
  'say when it happened': claimStep('/claim/report/when', (page) => enterDate(page, ['02', '16', '2026'])),
};
