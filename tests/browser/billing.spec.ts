import { type Locator, type Page, expect, fact, test } from './portal';
import { middlesOf, press } from './steps';

const plan = (page: Page): Locator => page.getByRole('region', { name: 'How you pay' });

const openPayment = async (page: Page): Promise<void> => {
  await plan(page).getByRole('link', { name: 'Update Payment method' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Information' })).toBeVisible();
};

test.describe('Billing', () => {
  for (const width of [360, 700]) {
    test(`has two lines for a past payment at ${String(width)} px @BILLING-72 @everything`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await portal.open('ny-current', '/billing');
      const cells = page.getByRole('table', { name: 'Past Payments' }).getByRole('row').nth(1).locator('> *');
      await expect(cells).toHaveCount(5);
      const [date, action, amount, account, status] = await middlesOf(cells);
      expect([action, amount]).toEqual([date, date]);
      expect(account).toBe(status);
      expect(account).toBeGreaterThan(date ?? NaN);
    });
  }
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

test.describe('An agreement @everything', { tag: '@http' }, () => {
  test('that is hostile is shown as text alone @BILLING-41', async ({ page, portal }) => {
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

  for (const [what, html] of [
    ['hides the properties of a form', '<form><input name=attributes><input name=parentNode></form>'],
    ['hides those of two forms', '<form><input name=contains></form><form><input name=parentNode></form>'],
    ['has 50,000 paragraphs @chromium', '<p>word</p>'.repeat(50_000)],
  ] as const)
    test(`that ${what} is shown @BILLING-41`, async ({ page, portal }) => {
      await page.route('**/api/referencedata?*', (route) =>
        route.fulfill({ json: { data: { html: `<h3>Terms</h3>${html}` } } }),
      );
      await portal.open('ny-current', '/billing');
      await openPayment(page);
      await expect(page.getByRole('heading', { name: 'Terms', exact: true })).toBeVisible();
    });

  test('scrolls by itself where a table is wider than the page, by keys too @BILLING-41', async ({ page, portal }) => {
    const html = `<table><tr>${'<td>cell</td>'.repeat(200)}</tr></table>`;
    await page.route('**/api/referencedata?*', (route) => route.fulfill({ json: { data: { html } } }));
    await portal.open('ny-current', '/billing');
    await openPayment(page);
    const agreement = page.getByRole('region', { name: 'Agreements' });
    await agreement.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => agreement.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });
});
