import { beginClaim, enterDate, leakingBoiler, perform, toSummary } from './customer';
import { type Page, expect, fact, test } from './portal';
import { fillIn, middlesOf, press } from './steps';

test.describe('The claims list', () => {
  test('on a phone, has two lines for a claim @CLAIM-58 @everything', async ({ page, portal }) => {
    await page.setViewportSize({ width: 412, height: 740 });
    await portal.open('nj-current', '/claim');
    const cells = page.getByRole('table', { name: 'Your Claims' }).getByRole('row').nth(1).locator('> *');
    await expect(cells).toHaveCount(4);
    const [reference, policy, submitted, status] = await middlesOf(cells);
    expect([status, submitted]).toEqual([reference, policy]);
    expect(policy).toBeGreaterThan(reference ?? NaN);

    await page.setViewportSize({ width: 300, height: 740 });
    const [, policyAbove, submittedBelow] = await middlesOf(cells);
    expect(submittedBelow).toBeGreaterThan(policyAbove ?? NaN);
  });

  test('opens a claim in a new tab @CLAIM-71 @memory @firefox @everything', async ({ page, portal }) => {
    await portal.open('nj-current', '/claim');
    const cell = page.getByRole('row').filter({ hasText: 'HC-204938' }).getByRole('cell').nth(1);
    const clicks = [
      () => cell.click({ modifiers: ['Control'] }),
      () => cell.click({ modifiers: ['Shift'] }),
      () => cell.click({ button: 'middle' }),
    ];
    for (const click of clicks) {
      const [tab] = await Promise.all([page.waitForEvent('popup'), click()]);
      await expect(tab.getByRole('heading', { name: 'Claim Details' })).toBeVisible();
      await tab.close();
    }
    await expect(page).toHaveURL(/\/claim$/);
  });

  test('on a phone, leads to the details of a claim and back to its row @CLAIM-55 @CLAIM-53 @CLAIM-63 @everything', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await portal.open('nj-manyclaims', '/claim');
    await page.getByLabel('Find by reference or month').fill('504321');
    const row = page.getByRole('button', { name: 'HC-504321' });
    await row.click();
    const heading = page.getByRole('heading', { name: 'Claim Details' });
    await expect(page.getByText('It stopped working (report 4322).')).toBeVisible();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await press(page, 'Back to the list');
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();

    await page.goBack();
    await expect(heading).toHaveCount(0);
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
    await page.goForward();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    expect(new URL(page.url()).search).toBe('?reference=HC-504321');
  });
});

test.describe('Reporting a claim', () => {
  test('goes from the introduction to the confirmation, and then into the list @CLAIM-18 @CLAIM-19 @CLAIM-27 @CLAIM-28 @CLAIM-30 @CLAIM-31 @CLAIM-32 @CLAIM-54', async ({
    page,
    portal,
  }) => {
    await portal.open('nj-noclaims', '/claim');
    await page.getByRole('link', { name: 'Report a claim' }).click();
    await portal.expectScreen('Help us keep our prices low');
    await expect(page.getByRole('main')).toContainText('five thousand dollars');

    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await next.click({ force: true });
    await portal.expectScreen('Help us keep our prices low');
    await perform(page, toSummary);

    const main = page.getByRole('main');
    for (const text of [
      leakingBoiler.description,
      leakingBoiler.equipment,
      '$1,234.50',
      'January 15th, 2026',
      'nj-noclaims@example.com',
      '609-555-0121',
    ]) {
      await expect(main).toContainText(text);
    }
    await expect(main).not.toContainText('Other Phone');
    await press(page, 'Submit');
    await portal.expectScreen('Claim Submitted');
    await expect(main).toContainText('Thank you.');
    const filed = page.getByRole('region', { name: 'Claim Details' });
    await expect(filed).toContainText('We have received your claim.');
    const shown = page.getByText(/^HC-\d+$/);
    await expect(shown).toHaveCount(1);
    const reference = (await shown.textContent()) ?? '';
    await expect(page.getByRole('link', { name: 'support@hearthside.example' })).toHaveAttribute(
      'href',
      `mailto:support@hearthside.example?subject=Claim%20${reference}`,
    );

    await page.goBack();
    await portal.expectScreen('Claims');
    await expect(page.getByRole('rowheader').getByRole('button')).toHaveText([reference]);
    await page.getByRole('rowheader').getByRole('button').click();
    await expect(page.getByRole('region', { name: 'Claim Details' })).toContainText('$1,234.50');
    await expect(page.getByRole('region', { name: 'Claim Details' })).toContainText('01/15/2026');
  });

  for (const [when, reopen] of [
    ['of which a step was mended', async () => undefined],
    ['whose confirmation was loaded again', (page: Page) => page.reload()],
  ] as const)
    test(`one press of Back leaves a filed claim, ${when} @CLAIM-57 @SHELL-66 @everything`, async ({
      page,
      portal,
    }) => {
      await portal.open('nj-noclaims', '/home');
      await perform(page, beginClaim, toSummary);
      await page.getByRole('link', { name: 'Edit What happened' }).click();
      await press(page, 'Next');
      await portal.expectScreen('Please review your submission');
      await press(page, 'Submit');
      await portal.expectScreen('Claim Submitted');
      await reopen(page);
      await portal.expectScreen('Claim Submitted');
      await page.goBack();
      await portal.expectScreen('Claims');
      await page.goBack();
      await portal.expectScreen('Your Policy Dashboard');
    });

  test('shows a description in the direction of its script @everything', async ({ page, portal }) => {
    await portal.open('nj-current', '/home');
    await perform(page, beginClaim);
    await perform(page, toSummary);
    await page.getByRole('link', { name: 'Edit What happened' }).click();
    await page.getByLabel('Description').fill('تسرب الماء.\nIt hums.');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await portal.expectScreen('Please review your submission');
    const [first, stop, latin, end] = await fact(page, 'Description').evaluate((value) => {
      const text = value.firstChild ?? value;
      return [0, 10, 12, 19].map((at) => {
        const character = document.createRange();
        character.setStart(text, at);
        character.setEnd(text, at + 1);
        return character.getBoundingClientRect().left;
      });
    });
    expect(stop).toBeLessThan(first ?? NaN);
    expect(end).toBeGreaterThan(latin ?? NaN);
  });

  test('survives a reload in every step, and a link lands on the first incomplete step @CLAIM-5 @CLAIM-32 @CLAIM-34 @CLAIM-45 @SAFE-8 @everything', async ({
    page,
    portal,
  }) => {
    await portal.open('nj-current', '/claim/report/summary');
    await portal.expectScreen('Help us keep our prices low');
    await page.getByLabel('I confirm that').check();
    await page.reload();
    await expect(page.getByLabel('I confirm that')).toBeChecked();
    await portal.visit('nj-current', '/claim/report/confirm');
    await portal.expectScreen('Claims');
    await expect(page.getByText('You have a claim that you have not sent yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Continue your claim' }).click();
    await portal.expectScreen('What happened?');
    await fillIn(page, { Description: leakingBoiler.description, 'Equipment involved': 'Boiler' });
    await page.reload();
    await expect(page.getByLabel('Description')).toHaveValue(leakingBoiler.description);
    await press(page, 'Next');
    await perform(page, enterDate('01', '15', '2026'));
    await page.reload();
    await expect(page.getByLabel('Year', { exact: true })).toHaveValue('2026');
    await press(page, 'Next');
    await page.getByLabel('Alternate Phone Number').fill('201-555-0122');
    await page.getByLabel('Text Message').check();
    await page.reload();
    await expect(page.getByLabel('Alternate Phone Number')).toHaveValue('201-555-0122');
    await expect(page.getByLabel('Text Message')).toBeChecked();
    await press(page, 'Next');
    await portal.expectScreen('Please review your submission');
    await page.reload();
    await portal.expectScreen('Please review your submission');
    await press(page, 'Submit');
    await portal.expectScreen('Claim Submitted');
    await page.reload();
    await portal.expectScreen('Claim Submitted');
    await page.getByRole('link', { name: 'Ok', exact: true }).click();
    await portal.expectScreen('Your Policy Dashboard');
    await portal.visit('nj-current', '/claim');
    await expect(page.getByRole('rowheader').getByRole('button')).toHaveCount(4);
  });

  test('keeps the confirmation when the second click of a double click comes after it @SHELL-33 @chromium @everything', async ({
    page,
    portal,
  }) => {
    await portal.open('nj-noclaims', '/claim/report');
    await perform(page, toSummary);
    await page.getByRole('button', { name: 'Submit', exact: true }).hover();
    await page.mouse.down({ clickCount: 1 });
    await page.mouse.up({ clickCount: 1 });
    await portal.expectScreen('Claim Submitted');
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await portal.expectScreen('Claim Submitted');
  });
});
