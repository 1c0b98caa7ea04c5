import { type Page, expect, test } from './portal';

/** The number of pages that Chromium prints. */
const printedPages = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
};

/** The paper has the heading and the facts, and nothing to press. */
const expectPaper = async (page: Page, ...facts: readonly string[]): Promise<void> => {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  for (const fact of facts) await expect(page.getByText(fact).filter({ visible: true }).first()).toBeVisible();
  for (const control of ['button', 'select', 'th svg', 'nav'])
    await expect(page.locator(control).filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  expect(await printedPages(page)).toBe(1);
};

test.describe('On one sheet of paper @SHELL-39 @chromium', () => {
  test('is the policy @everything', async ({ page, portal }) => {
    await portal.open('ny-current', '/policy');
    await portal.expectScreen('My Policy');
    await expectPaper(page, 'Hearthside Home Protection', 'HP-10010001', 'Buried Utility Lines Coverage');
  });

  test('is the payment history @everything', async ({ page, portal }) => {
    await portal.open('ny-current', '/billing');
    await expect(page.getByRole('heading', { name: 'Past Payments' })).toBeVisible();
    await expectPaper(page, 'Past Payments', 'HP-10010001');
  });

  test('is the dashboard, without a button that loses its ground @everything', async ({ page, portal }) => {
    await portal.open('nj-current', '/home');
    await expect(page.getByRole('link', { name: 'Report a claim' })).toBeVisible();
    await expectPaper(page, 'At a glance');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Report a claim' })).toBeHidden();
    const printed = page.getByRole('main').getByRole('link', { name: 'support@' });
    await printed.focus();
    await expect(printed).toHaveCSS('outline-style', 'none');
    await page.emulateMedia({ media: null });
    await expect(printed).toHaveCSS('outline-style', 'solid');
  });

  test('is a page of the claims, which says how many there are @everything', async ({ page, portal }) => {
    await portal.open('nj-manyclaims', '/claim');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('1–10 of 10,000')).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('combobox').filter({ visible: true })).toHaveCount(0);
  });

  test('is what a dialog covers @everything', async ({ page, portal }) => {
    await portal.open('nj-current', '/profile');
    await page.getByRole('button', { name: 'Edit Email Address' }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox').first();
    await expect(field).toBeFocused();
    await page.emulateMedia({ media: 'print' });
    await expect(dialog).toHaveCSS('opacity', '0');
    expect(await dialog.evaluate((element) => getComputedStyle(element, '::backdrop').opacity)).toBe('0');
    await page.emulateMedia({ media: null });
    await expect(field).toBeFocused();
    await expect(dialog).toHaveCSS('opacity', '1');
  });

  test('is what the menu of a phone covers @everything', async ({ page, portal }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await portal.open('nj-current', '/profile');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu).toHaveCSS('opacity', '1');
    await page.emulateMedia({ media: 'print' });
    await expect(menu).toHaveCSS('opacity', '0');
  });

  test('is a claim', async ({ page, portal }) => {
    await portal.open('nj-current', '/claim');
    await page.getByRole('button', { name: 'HC-204938' }).click();
    await expect(page.getByRole('heading', { name: 'Claim Details' })).toBeFocused();
    await expectPaper(page, 'Claim Details', 'HC-204938');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Filing a claim is easy.')).toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const panel = page.getByRole('region', { name: 'Claim Details' });
    await expect(panel).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});
