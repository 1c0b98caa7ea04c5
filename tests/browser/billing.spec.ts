import { type Locator, type Page, expect, fact, test } from './portal';
import { fillAccount, fillBillingAddress, fillCard, payByCard, perform } from './customer';
import { fillIn, middlesOf, openDocument, press } from './steps';

const plan = (page: Page): Locator => page.getByRole('region', { name: 'How you pay' });

const openPayment = async (page: Page): Promise<void> => {
  await plan(page).getByRole('link', { name: 'Update Payment method' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Information' })).toBeVisible();
};

const update = (page: Page): Promise<void> => press(page, 'Update Payment Method');

test.describe('Billing', () => {
  test('shows how a customer pays, and has paid, page by page @chromium @everything', async ({ page, portal }) => {
    await portal.open('ny-current', '/billing');
    await portal.expectScreen('Billing');
    await expect(fact(plan(page), 'Billing Frequency')).toHaveText('Yearly');
    await expect(fact(plan(page), 'Payment Method')).toContainText('Credit Card');

    const rows = page.getByRole('table', { name: 'Past Payments' }).locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(10);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(rows).toHaveCount(4);
    await page.getByLabel('Rows per page').selectOption('50');
    await expect(rows).toHaveCount(24);

    await page.getByRole('link', { name: 'Back' }).click();
    await portal.expectScreen('Your Policy Dashboard');
  });

  for (const width of [360, 700]) {
    test(`has two lines for a past payment at ${String(width)} px @BILLING-72 @everything`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await portal.open('ny-current', '/billing');
      const cells = page.getByRole('table', { name: 'Past Payments' }).getByRole('row').nth(1).getByRole('cell');
      await expect(cells).toHaveCount(5);
      const [date, action, amount, account, status] = await middlesOf(cells);
      expect([action, amount]).toEqual([date, date]);
      expect(account).toBe(status);
      expect(account).toBeGreaterThan(date ?? NaN);
    });
  }

  test('opens a billing document in a new tab @everything', async ({ page, portal }) => {
    await portal.open('ny-current', '/billing');
    const notice = page.getByRole('link', { name: /^Billing Notice/ }).first();
    await openDocument(page, /\/documents\/HP-10010001\/billingNotice\/[\d-]+\.pdf$/, () => notice.click());
  });

  test('has a customer in New York pay monthly from now on @BILLING-48 @BILLING-70 @chromium @everything', async ({
    page,
    portal,
  }) => {
    await portal.open('ny-current', '/billing');
    await page.getByRole('link', { name: 'Edit billing frequency' }).click();
    await portal.expectScreen('Edit billing frequency');
    await expect(page.getByLabel(/^Yearly – \$\d+\.\d\d \/ year$/)).toBeChecked();
    await page.getByLabel(/^Monthly – \$\d+\.\d\d \/ month$/).check();
    await press(page, 'Save');

    await portal.expectScreen('Billing');
    await expect(page.getByText('Your billing frequency has been changed.')).toBeVisible();
    await expect(fact(plan(page), 'Billing Frequency')).toHaveText('Monthly');
    await page.reload();
    await expect(fact(plan(page), 'Billing Frequency')).toHaveText('Monthly');
    await expect(page.getByText('Your billing frequency has been changed.')).toHaveCount(0);
    const receipt = page.getByRole('region', { name: 'Receipt' });
    await expect(fact(receipt, 'Billing Frequency')).toHaveText('Before: Yearly After: Monthly');
    await press(page, 'Log Out');
    await portal.signIn('ny-current');
    await portal.visit('ny-current', '/billing');
    await expect(plan(page)).toBeVisible();
    await expect(receipt).toHaveCount(0);
  });
});

test('The receipt of a change is printed alone, on one page @BILLING-74 @chromium @everything', async ({
  page,
  portal,
}) => {
  await portal.open('ny-current', '/billing/frequency');
  await page.getByLabel(/^Monthly/).check();
  await press(page, 'Save');
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(fact(receipt, 'Billing Frequency')).toHaveText('Before: Yearly After: Monthly');
  await portal.expectAccessible();

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await receipt.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Past Payments' })).toBeHidden();
  const paper = await page.pdf({ format: 'Letter' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe('Payment Information', () => {
  test('has an address of its own @BILLING-16 @chromium @everything', async ({ page, portal }) => {
    await portal.open('ny-current', '/billing/payment');
    await portal.expectScreen('Payment Information');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await portal.expectScreen('Billing');
  });

  test('leads a customer whose policy is cancelled to Billing @BILLING-51 @chromium @everything', async ({
    page,
    portal,
  }) => {
    await portal.open('ny-cancelled', '/billing/payment');
    await portal.expectScreen('Billing');
    await expect(page).toHaveURL((url) => url.pathname === '/billing');
  });

  test('is left by Back and by Cancel, and stays over a reload @everything', async ({ page, portal }) => {
    await portal.open('ny-current', '/billing');
    await openPayment(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await portal.expectScreen('Billing');
    await openPayment(page);
    await page.reload();
    await portal.expectScreen('Payment Information');
    await press(page, 'Cancel');
    await portal.expectScreen('Billing');
    await expect(page.getByRole('link', { name: 'Update Payment method' })).toBeFocused();
  });

  // The in-memory card service is always there.
  test(
    'says that the card form cannot load if the card service is off @everything',
    { tag: ['@http', '@chromium'] },
    async ({ page, portal }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).hostname));
      await portal.open('ny-current', '/billing');
      await openPayment(page);

      await expect(
        page.getByText(
          'Sorry, an error occured while loading the billing form. Please ensure pop-up blockers are disabled before contacting support.',
        ),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(asked.filter((host) => host.endsWith('recurly.com'))).toEqual([]);
    },
  );
});

// There is no card service behind the reference server.
test.describe('A card', { tag: '@memory' }, () => {
  test('takes the place of a bank account @BILLING-30 @BILLING-59 @everything', async ({ page, portal }) => {
    await portal.open('ny-eft', '/billing');
    await expect(fact(plan(page), 'Payment Method')).toContainText('EFT');
    await openPayment(page);
    await perform(page, payByCard);

    await portal.expectScreen('Billing');
    await expect(page.getByRole('status').filter({ hasText: 'Payment method successfully changed.' })).toBeFocused();
    await expect(fact(plan(page), 'Payment Method')).toContainText('Visa ending in 1111');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await portal.expectScreen('Billing');
    await expect(page.getByText('Payment method successfully changed.')).toHaveCount(0);
  });

  test('leaves the choice of another bank account @BILLING-62 @BILLING-63 @chromium @everything', async ({
    page,
    portal,
  }) => {
    await portal.open('ny-eft', '/billing/payment');
    await page.getByRole('radio', { name: 'Bank Account' }).check();
    await expect(page.getByLabel('Card Number')).toBeHidden();
    await page.getByRole('checkbox').check();
    await update(page);
    await expect(page.getByRole('link', { name: 'Account Type is required' })).toBeVisible();
    await portal.expectAccessible();

    await perform(page, fillAccount, fillBillingAddress);
    await update(page);
    await expect(page.getByText('Payment method successfully changed.')).toBeVisible();
    await expect(fact(plan(page), 'Payment Method')).toContainText('Account ending in 6789');
  });

  test('that is refused is named at the top, and nothing typed is lost', async ({ page, portal }) => {
    await portal.open('ny-current', '/billing');
    await openPayment(page);
    await perform(page, fillCard, fillBillingAddress);
    await fillIn(page, { 'Card Number': '4000 0000 0000 0002' });
    await page.getByRole('checkbox').check();
    await update(page);

    const problem = page.getByRole('alert');
    await expect(problem.getByRole('link')).toHaveText('The following fields appear to be invalid: Card Number');
    await expect(problem).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByLabel('CVV')).toHaveValue('123');
    await expect(page.getByLabel('Zip')).toHaveValue('12203');

    await fillIn(page, { 'Card Number': '4111 1111 1111 1111' });
    await update(page);
    await expect(page.getByText('Payment method successfully changed.')).toBeVisible();
  });

  test('pays what is past due @everything', async ({ page, portal }) => {
    await portal.open('ny-pastdue', '/billing');
    await openPayment(page);
    await expect(page.getByText('Your account is currently past due in the amount of: $125.50')).toBeVisible();
    await expect(fact(page, 'Scheduled Date')).toHaveText(/^\w+ \d+\w\w, \d{4}$/);
    await perform(page, payByCard);

    await expect(page.getByText('Payment method successfully changed.')).toBeVisible();
    await expect(page.getByText('Your account is currently past due')).toHaveCount(0);
  });

  test('of a one-time customer needs one agreement, and recurring billing is optional @BILLING-25 @BILLING-32 @chromium @everything', async ({
    page,
    portal,
  }) => {
    await portal.open('ny-nonrecurring', '/billing');
    await openPayment(page);
    await perform(page, fillCard, fillBillingAddress);
    const button = page.getByRole('button', { name: 'Update Payment Method' });
    await page.getByLabel('I have read the above and agree to recurring billing.').check();
    await expect(button).toHaveAccessibleDescription('To go on, agree to the one-time payment above.');
    await page.getByLabel('I have read the above and agree to this one-time payment.').check();
    await expect(button).toHaveAccessibleDescription('');
    await update(page);
    await expect(page.getByText('Payment method successfully changed.')).toBeVisible();
    await expect(fact(plan(page), 'Billing Frequency')).toHaveText('Yearly');

    // The customer is a recurring one now, with one agreement.
    await openPayment(page);
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await expect(page.getByText(/^You will be charged once a year, on the \d+(?:st|nd|rd|th) of \w+\.$/)).toBeVisible();
  });
});

test.describe('When a call fails @everything', { tag: '@http' }, () => {
  const failing = (status: number) => ({ status, contentType: 'application/json', body: '{"message":"No."}' });

  for (const call of ['billingMethod', 'billingTerm']) {
    test(`${call} can be asked again @chromium`, async ({ page, portal }) => {
      for (const status of [400, 404, 500]) {
        await page.route(`**/api/customer/${call}`, (route) => route.fulfill(failing(status)));
        await portal.open('ny-current', '/billing');
        await expect(page.getByText('Failed to load billing details. Click below to try again.')).toBeVisible();
        await portal.expectAccessible();
        await page.unroute(`**/api/customer/${call}`);
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('heading', { name: 'Past Payments' })).toBeVisible();
      }
    });
  }

  test('the agreement loads again on request @chromium', async ({ page, portal }) => {
    await page.route('**/api/referencedata?*', (route) => route.fulfill(failing(503)));
    await portal.open('ny-current', '/billing');
    await openPayment(page);
    await perform(page, fillBillingAddress);
    await expect(page.getByText('Something went wrong. Please contact support.')).toBeVisible();
    await portal.expectAccessible();
    await page.unroute('**/api/referencedata?*');
    await page.getByRole('button', { name: 'Try again' }).last().click();
    await expect(page.getByRole('checkbox')).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Albany');
  });

  test('an agreement without text counts as not loaded @BILLING-40 @chromium', async ({ page, portal }) => {
    for (const html of ['', '<p>&nbsp;</p>', '<script>I agree</script>']) {
      await page.route('**/api/referencedata?*', (route) => route.fulfill({ json: { data: { html } } }));
      await portal.open('ny-current', '/billing/payment');
      await expect(page.getByText('Something went wrong. Please contact support.'), html).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(0);
    }
  });

  test('a hostile agreement is shown as text alone @BILLING-41', async ({ page, portal }) => {
    // The browser reports the blocked handler while DOMPurify parses the text.
    portal.provokes(/inline event handler|stopped inline by script-src-attr/);
    const html =
      '<h3>Agreement</h3><img src="x" onerror="document.title=1"><script>document.title=2</script><p>Text</p>';
    await page.route('**/api/referencedata?*', (route) => route.fulfill({ json: { data: { html } } }));
    await portal.open('ny-current', '/billing');
    await openPayment(page);
    const heading = page.getByRole('heading', { name: 'Agreement', exact: true });
    await expect(heading).toBeVisible();
    expect(await heading.evaluate((element) => element.parentElement?.innerHTML)).toBe('<h3>Agreement</h3><p>Text</p>');
  });
});
