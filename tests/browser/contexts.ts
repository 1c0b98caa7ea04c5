import { vendorSources } from '../../scripts/headers/vendorSources';
import type { PlainTextKey } from '../../src/ui/text/Language';
import type { ContextName } from '../faults/matrix';
import { aReason } from '../support/aReason';
import * as customer from './customer';
import { type Step, check, editSection, enterDate, fill, holds, leakingBoiler, press, says, titled } from './customer';
import { type Page, type Portal, expect } from './portal';
import { fillRecurlyCard, withRecurly } from './recurlyStandIn';

type PageStep = (page: Page) => Promise<void>;

/** How a customer reaches one context of `tests/faults` in a browser, and what a success looks like there. */
export interface ContextScene {
  readonly account: string;
  readonly address: string;
  /** Without a session. */
  readonly isPublic?: true;
  /** Runs once for all faults. What it leaves in session storage is restored before each fault. */
  readonly prepare?: (page: Page, portal: Portal) => Promise<void>;
  /** From the address up to the call. Without it, opening the address makes the call. */
  readonly reach?: PageStep;
  readonly act?: PageStep;
  readonly succeeds: PageStep;
  /** What the screen says, if an alert alone does not show the success. */
  readonly says?: string;
  /** What the customer has typed, where an error page leads back to it. */
  readonly typed?: PageStep;
}

const by =
  (...steps: readonly Step[]): PageStep =>
  (page) =>
    customer.perform(page, ...steps);
const shows =
  (text: string): PageStep =>
  (page) =>
    expect(page.getByRole('main').getByText(text).first()).toBeVisible();

const codeRequest = (address: string): ContextScene => ({
  account: 'ny-both',
  address,
  isPublic: true,
  reach: by(fill('forgot.userName', 'ny-both@example.com')),
  act: by(press('forgot.submit')),
  succeeds: by(titled('reset.title')),
  typed: by(holds('forgot.userName', 'ny-both@example.com')),
});

/** The policy can be changed. */
const canAdd = by((actor, t) => actor.expectShown('button', t('edit.add.label', { coverage: t('coverage.hep') })));
const coverageChange: ContextScene = {
  account: 'ny-current',
  address: '/policy/edit',
  reach: by(customer.addCoverage, customer.consent),
  act: by(press('edit.submit.payment')),
  succeeds: by(says('policy.changed')),
};

const email = 'carmen@example.com';
const askForCode = by(editSection('profile.email'), customer.askForCode(email));
const emailChange: ContextScene = {
  account: 'nj-current',
  address: '/profile',
  reach: by(editSection('profile.email'), customer.askForCode(email), customer.fillCode()),
  act: by(press('shell.next')),
  succeeds: by(says('profile.email.saved')),
};

const writeToSummary = async (page: Page, portal: Portal): Promise<void> => {
  await portal.visit('nj-current', '/claim/report');
  await customer.perform(page, customer.toSummary);
};
const claimsListed = by((actor) => actor.expectShown('cell'));

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

const agreement = (account: string): ContextScene => ({
  account,
  address: '/billing/payment',
  succeeds: by((actor) => actor.expectShown('checkbox')),
  says: 'Something went wrong. Please contact support.',
});

export const contextScenes: Readonly<Record<ContextName, ContextScene>> = {
  'sign in': {
    account: 'nj-current',
    address: '/',
    isPublic: true,
    reach: by(customer.fillLogin('nj-current')),
    act: by(press('login.submit')),
    succeeds: by(titled('home.title')),
  },
  'check an invitation': {
    account: 'ny-invited',
    address: '/reset?token=invite-ny',
    isPublic: true,
    succeeds: by(holds('reset.password', '')),
  },
  'create a user': {
    account: 'ny-invited',
    address: '/reset?token=invite-ny',
    isPublic: true,
    reach: by(customer.fillNewPassword('Brand-new-1!')),
    act: by(press('reset.submit')),
    succeeds: by(titled('home.title')),
  },
  'request a code': codeRequest('/forgot'),
  'send an invitation': codeRequest('/forgot?action=FIRST_TIME'),
  'set password by code': {
    account: 'ny-both',
    address: '/',
    isPublic: true,
    reach: by(customer.sendCode('ny-both'), fill('reset.code', '246810'), customer.fillNewPassword('Brand-new-1!')),
    act: by(press('reset.submit')),
    succeeds: by(says('login.notice.passwordSet')),
  },
  'replace temporary password': {
    account: 'ny-temporary',
    address: '/',
    isPublic: true,
    reach: by(customer.logInAs('ny-temporary', 'Temp-2026!'), customer.fillNewPassword('Brand-new-1!')),
    act: by(press('reset.submit')),
    succeeds: by(titled('home.title')),
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
    reach: by(customer.giveReason),
    act: by(press('cancel.submit')),
    succeeds: by(says('home.cancelled')),
    typed: by(holds('cancel.reason', aReason)),
  },
  'change the coverages': coverageChange,
  'poll the policy change': coverageChange,
  'preview a rate': {
    account: 'ny-current',
    address: '/policy/edit',
    reach: canAdd,
    act: by(customer.addCoverage),
    succeeds: by(says('edit.prorated.charge')),
  },
  'billing history, on edit': { account: 'ny-current', address: '/policy/edit', succeeds: canAdd },

  'save the profile': {
    account: 'nj-current',
    address: '/profile',
    reach: by(editSection('profile.phone'), fill('profile.phone', '201-555-0199')),
    act: by(press('shell.save')),
    succeeds: by(says('profile.phone.saved')),
    typed: by(editSection('profile.phone'), holds('profile.phone', '201-555-0199')),
  },
  'send an email code': {
    account: 'nj-current',
    address: '/profile',
    reach: by(editSection('profile.email'), customer.fillNewEmail(email)),
    act: by(press('shell.next')),
    succeeds: by(says('email.enterCode')),
    typed: by(holds('email.email', email)),
  },
  'send the code again': {
    account: 'nj-current',
    address: '/profile',
    reach: askForCode,
    act: by(press('email.resend')),
    succeeds: by(says('email.resent')),
  },
  'confirm the new email': emailChange,
  'poll the email change': emailChange,
  'sign in with new email': emailChange,

  'file a claim': {
    account: 'nj-current',
    address: '/claim/report/summary',
    prepare: writeToSummary,
    reach: by(titled('claim.summary.title')),
    act: by(press('claim.summary.submit')),
    succeeds: by(titled('claim.confirm.title')),
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
    reach: by(fill('claim.contact.phoneNumber', '201-555-0199')),
    act: by(press('shell.next')),
    succeeds: by(titled('claim.summary.title')),
    typed: by(holds('claim.contact.phoneNumber', '201-555-0199')),
  },
  'list the claims': { account: 'nj-current', address: '/claim', succeeds: claimsListed },
  'read a claim': {
    account: 'nj-current',
    address: '/claim',
    reach: claimsListed,
    act: by(customer.openClaim),
    succeeds: by(says('claim.dateOfLoss')),
  },

  'billing history': {
    account: 'nj-current',
    address: '/billing',
    succeeds: by((actor, t) => actor.expectShown('table', t('billing.payments'))),
  },
  'read the billing term': {
    account: 'nj-current',
    address: '/billing',
    succeeds: by(says('billing.frequency.monthly')),
  },
  'update the payment method': {
    account: 'ny-current',
    address: '/billing/payment',
    reach: async (page) => {
      await fillRecurlyCard(page);
      await customer.perform(page, customer.fillBillingAddress, customer.agreeToPay);
    },
    act: by(press('payment.submit')),
    succeeds: by(says('billing.methodChanged')),
    typed: by(holds('payment.firstName', 'Nora')),
  },
  'update the billing term': {
    account: 'ny-current',
    address: '/billing/frequency',
    reach: by(check('radio')),
    act: by(press('shell.save')),
    // A reply of another shape says that the term is changed, although the reference server has not changed it.
    succeeds: by(titled('billing.title')),
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

const section = (name: PlainTextKey, key: PlainTextKey, text: string): FormScene => ({
  account: 'nj-current',
  address: '/profile',
  reach: by(editSection(name), fill(key, text)),
  act: by(press('shell.save')),
});

const claimStep = (address: string, step: Step): FormScene => ({
  account: 'nj-current',
  address,
  prepare: writeToSummary,
  reach: by(step),
  act: by(press('shell.next')),
});

/** The forms that are no context of their own; some of them make no call. */
export const otherForms: Readonly<Record<string, FormScene>> = {
  'save the name': section('profile.name', 'profile.firstName', 'Carmela'),
  'save the mailing address': section('profile.mailingAddress', 'profile.city', 'Princeton'),
  'update the payment method from a bank account': {
    ...contextScenes['update the payment method'],
    account: 'ny-eft',
    reach: by(customer.fillAccount, customer.fillBillingAddress, customer.agreeToPay),
  },
  'begin a claim': {
    account: 'nj-current',
    address: '/claim/report',
    reach: by(customer.agree),
    act: by(press('shell.next')),
  },
  'say what happened': claimStep('/claim/report/what', fill('claim.what.equipment', 'Furnace')),
  'say when it happened': claimStep('/claim/report/when', enterDate('02', '16', '2026')),
};
