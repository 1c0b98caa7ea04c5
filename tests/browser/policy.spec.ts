import type { Request } from '@playwright/test';
import { type Page, expect, fact, test } from './portal';
import { addCoverage, consent, payForCoverage, perform } from './customer';
import { countRequests, openDocument, passPollingTime, press } from './steps';

const electronicTransfer =
  'We apologize, we are having system issues and are unable to process Electronic Funds Transfer payments. At this time, please make a payment with a Credit/Debit Card or contact your agent for alternate forms of payment.';
const pastDue =
  'Because your account is past due, you are unable to make changes at this time. Please update your payment method in order to take action on your account. For outstanding questions, please contact your agent.';
const oops = 'Oops! Looks like something went wrong on our end. Please, try again later.';

const control = (page: Page, name: 'Add' | 'Remove', coverage: 'Buried Utility Lines' | 'Equipment Breakdown') =>
  page.getByRole('button', { name: `${name} ${coverage} Coverage` });

const disclosed = (page: Page) => page.getByRole('region', { name: 'Please read before you go on' });

test.describe('My Policy', () => {
  test('documents open in a new tab @DOC-1', async ({ page, portal }) => {
    await portal.open('ny-current', '/policy');
    const links = page.getByRole('region', { name: /policy documents|coverage/ }).getByRole('link');
    await expect(links.filter({ hasText: 'Important Information About Flood Damage' })).toBeVisible();
    const documents = await links.evaluateAll(async (anchors) =>
      Promise.all(
        anchors.map(async (anchor) => {
          const { href, target, rel } = anchor as HTMLAnchorElement;
          const answer = await fetch(href);
          return { target, rel, status: answer.status, type: answer.headers.get('content-type') };
        }),
      ),
    );
    expect(documents.length).toBeGreaterThan(8);
    for (const { type, ...document } of documents) {
      expect(document).toEqual({ target: '_blank', rel: 'noopener noreferrer', status: 200 });
      // The policy's own documents are at addresses of the portal.
      expect(type).toMatch(/^application\/pdf$|^text\/html/);
    }
    const notice = links.filter({ hasText: 'Privacy Notice' });
    await openDocument(page, /\/documents\/CW\/privacy-notice\.pdf$/, () => notice.click());
  });
});

test.describe('Cancelling @everything', () => {
  for (const account of ['ny-current', 'nj-current']) {
    test(`${account} gives a reason, and the dashboard says that the policy is cancelled @POLICY-20 @POLICY-23 @POLICY-24 @chromium`, async ({
      page,
      portal,
    }) => {
      await portal.open(account, '/policy');
      await page.getByRole('link', { name: 'Cancel my policy' }).click();
      await expect(page.getByText('Are you sure you want to cancel your policy?')).toBeVisible();
      await press(page, 'Cancel my Policy');
      await expect(page.getByRole('alert')).toContainText('Cancellation reason is required');
      await expect(page.getByRole('alert')).toBeFocused();
      await page.getByLabel('Reason for Cancellation').fill('x'.repeat(300));
      await expect(page.getByLabel('Reason for Cancellation')).toHaveValue('x'.repeat(255));
      await press(page, 'Cancel my Policy');
      await portal.expectScreen('Your Policy Dashboard');
      await expect(page.getByText('You have successfully cancelled your policy.')).toBeVisible();
      await expect(page.getByText('Your policy is no longer active.')).toBeVisible();
      await page.goBack();
      await portal.expectScreen('My Policy');
    });
  }
});

test.describe('Changing coverages', () => {
  test('a charge is agreed to, paid, and seen on My Policy @POLICY-66 @chromium', async ({ page, portal }) => {
    await portal.open('ny-current', '/policy');
    await page.getByRole('link', { name: 'Edit my policy' }).click();
    await expect(fact(page, 'Yearly Premium')).toHaveText(/^\$[\d.]+\/year$/);
    await expect(fact(page, 'New annual premium')).toHaveCount(0);
    const submit = page.getByRole('button', { name: 'UPDATE POLICY' });
    await expect(submit).toHaveAccessibleDescription('Add or remove a coverage to go on.');

    await control(page, 'Add', 'Equipment Breakdown').click();
    await expect(fact(page, 'New annual premium')).toContainText('After: $167.76/year');
    await expect(fact(page, 'Prorated amount')).toContainText('You will be charged this amount today.');
    await expect(disclosed(page)).toContainText('to the card on file, and recurring charges of the new premium');
    const pay = page.getByRole('button', { name: 'SUBMIT PAYMENT' });
    await expect(pay).toHaveAccessibleDescription('To go on, agree to the text above.');
    for (const brand of ['Visa', 'Mastercard', 'Discover', 'American Express']) {
      await expect(page.getByRole('img', { name: brand })).toBeVisible();
    }
    await page.getByLabel('I have read and agree to the above.').check();
    await pay.click();
    await portal.expectScreen('My Policy');
    await expect(page.getByText('Your policy has been updated.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Your policy has been updated.' })).toBeFocused();
    await expect(page.getByRole('cell', { name: 'Equipment Breakdown' })).toBeVisible();
    await expect(fact(page, 'Yearly Premium')).toHaveText('$167.76/year');
  });

  test('a one-time refund needs no consent @POLICY-59 @chromium @everything', async ({ page, portal }) => {
    await portal.open('ny-nonrecurring', '/policy/edit');
    await control(page, 'Add', 'Buried Utility Lines').click();
    await expect(page.getByLabel('I have read and agree to the above.')).toBeVisible();
    await control(page, 'Remove', 'Equipment Breakdown').click();
    await expect(fact(page, 'Prorated amount')).toContainText('This amount will be refunded to you.');
    await expect(fact(page, 'Prorated amount')).toContainText(/^-\$/);
    await expect(disclosed(page)).toContainText('is refunded to the card that the premium was paid with');
    await expect(page.getByLabel('I have read and agree to the above.')).toHaveCount(0);
    await page.getByRole('button', { name: 'UPDATE POLICY' }).click();
    await portal.expectScreen('My Policy');
    await expect(page.getByText('Your policy has been updated.')).toBeVisible();
  });

  test('an empty selection cannot be submitted @POLICY-53 @chromium @everything', async ({ page, portal }) => {
    await portal.open('ny-condo', '/policy/edit');
    await expect(page.getByText('Buried Utility Lines')).toHaveCount(0);
    await control(page, 'Remove', 'Equipment Breakdown').click();
    await expect(page.getByRole('alert')).toHaveText('Select at least one coverage.');
    await expect(fact(page, 'New annual premium')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'UPDATE POLICY' })).toHaveAttribute('aria-disabled', 'true');
    await portal.expectAccessible();
  });

  test('a bank account cannot pay @POLICY-61 @chromium @everything', async ({ page, portal }) => {
    await portal.open('ny-eft', '/policy/edit');
    await control(page, 'Add', 'Equipment Breakdown').click();
    await expect(page.getByRole('alert')).toContainText(electronicTransfer);
    await expect(disclosed(page)).toContainText('nothing is charged');
    await expect(page.getByRole('button', { name: 'SUBMIT PAYMENT' })).toHaveAttribute('aria-disabled', 'true');
    await portal.expectAccessible();
  });

  test('a past-due account changes nothing @POLICY-51 @chromium @everything', async ({ page, portal }) => {
    await portal.open('ny-pastdue', '/policy/edit');
    await expect(page.getByText(pastDue)).toBeVisible();
    await expect(control(page, 'Add', 'Equipment Breakdown')).toHaveAttribute('aria-disabled', 'true');
    await expect(control(page, 'Remove', 'Buried Utility Lines')).toHaveAccessibleDescription(/past due/);
    await control(page, 'Add', 'Equipment Breakdown').click({ force: true });
    await expect(control(page, 'Add', 'Equipment Breakdown')).toBeVisible();
    await portal.expectAccessible();
  });
});

test.describe('When a call fails', { tag: '@http' }, () => {
  const failing = { status: 500, contentType: 'application/json' } as const;
  const isWrite = (request: Request): boolean => request.method() === 'PUT';

  test('a failed preview is requested again @POLICY-75 @chromium @everything', async ({ page, portal }) => {
    await page.route('**/api/rates/preview', (route) => route.fulfill({ ...failing, body: '{}' }));
    await portal.open('ny-current', '/policy/edit');
    await control(page, 'Add', 'Equipment Breakdown').click();
    await expect(page.getByRole('alert')).toHaveText(oops);
    await page.unroute('**/api/rates/preview');
    await press(page, 'Try again');
    await expect(page.getByLabel('I have read and agree to the above.')).toBeVisible();
    await expect(page.getByText(oops)).toHaveCount(0);
  });

  test('a failed billing history is loaded again @POLICY-79 @chromium @everything', async ({ page, portal }) => {
    await page.route('**/api/customer/billingMethod', (route) => route.fulfill({ ...failing, body: '{}' }));
    await portal.open('ny-current', '/policy/edit');
    await expect(page.getByRole('alert')).toHaveText(oops);
    await portal.expectAccessible();
    await page.unroute('**/api/customer/billingMethod');
    await press(page, 'Try again');
    await expect(control(page, 'Add', 'Equipment Breakdown')).toBeVisible();
  });

  test('a cancellation shows the server’s message, and keeps its reason over the error page @POLICY-27 @POLICY-33 @chromium @everything', async ({
    page,
    portal,
  }) => {
    const answers = [
      { ...failing, body: JSON.stringify({ message: 'The policy is locked.' }) },
      { ...failing, status: 503, body: '{}' },
    ];
    await page.route('**/api/policies', async (route) => {
      if (route.request().method() === 'PUT') await route.fulfill(answers.shift() ?? failing);
      else await route.continue();
    });
    await portal.open('nj-current', '/policy/cancel');
    await page.getByLabel('Reason for Cancellation').fill('We are moving.');
    await page.getByRole('button', { name: 'Cancel my Policy' }).click();
    await expect(page.getByRole('alert')).toHaveText('The policy is locked.');
    await page.getByRole('button', { name: 'Cancel my Policy' }).click();
    await page.waitForURL('**/error/serverError');
    await page.goBack();
    await expect(page.getByLabel('Reason for Cancellation')).toHaveValue('We are moving.');
  });

  test('a change that takes long can be checked again, and is sent once @POLICY-69 @chromium @everything', async ({
    page,
    portal,
  }) => {
    const sent = countRequests(page, isWrite);
    await page.route('**/api/policies/status/*', (route) => route.fulfill({ json: { data: { status: 'pending' } } }));
    // Before the page: in one that is open, the clock begins in 1970 for a moment, and the customer has been away since then.
    await page.clock.install();
    await portal.open('ny-current', '/policy/edit');
    await perform(page, payForCoverage);
    await expect(page.getByText('Updating your policy...')).toBeVisible();
    await passPollingTime(page);
    await portal.expectAccessible();
    await page.unroute('**/api/policies/status/*');
    await press(page, 'Check again');
    await page.clock.runFor(10_000);
    await expect(page.getByText('Your policy has been updated.')).toBeVisible();
    expect(sent()).toBe(1);
  });

  test('a failed poll keeps the customer on the screen, also after a reload, and the change is sent once @POLICY-70 @POLICY-71 @chromium @everything', async ({
    page,
    portal,
  }) => {
    const sent = countRequests(page, isWrite);
    await page.route('**/api/policies/status/*', (route) =>
      route.fulfill({ ...failing, status: 503, body: JSON.stringify({ message: 'We are busy.' }) }),
    );
    await portal.open('ny-current', '/policy/edit');
    await perform(page, payForCoverage);
    await expect(page.getByRole('alert')).toHaveText('We are busy.');
    await portal.expectAccessible();
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText('We are busy.');
    await expect(page.getByRole('button', { name: 'SUBMIT PAYMENT' })).toHaveCount(0);
    await page.unroute('**/api/policies/status/*');
    await press(page, 'Check again');
    await expect(page.getByText('Your policy has been updated.')).toBeVisible();
    expect(sent()).toBe(1);
  });

  test('a change whose reply is lost is found on the policy, or can only be checked again @POLICY-77 @POLICY-78 @chromium @everything', async ({
    page,
    portal,
  }) => {
    const sent = countRequests(page, isWrite);
    let isOffline = false;
    await page.route('**/api/policies', (route) => (isOffline ? route.abort() : route.continue()));
    await portal.open('ny-current', '/policy/edit');
    await perform(page, addCoverage, consent);
    isOffline = true;
    await press(page, 'SUBMIT PAYMENT');
    await expect(page.getByRole('alert')).toHaveText('We could not find out whether your change was made');
    await expect(page.getByRole('button', { name: 'SUBMIT PAYMENT' })).toHaveCount(0);
    await portal.expectAccessible();
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText('We could not find out whether your change was made');
    isOffline = false;
    await press(page, 'Check again');
    await expect(page.getByRole('alert')).toHaveText(oops);
    await expect(control(page, 'Add', 'Equipment Breakdown')).toBeVisible();
    expect(sent()).toBe(1);
  });
});
