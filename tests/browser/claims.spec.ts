import { claimLimits } from '../../src/domain/claims/ClaimDraft';
import { expect, fact, test } from './portal';
import { beginClaim, enterDate, leakingBoiler, perform, toSummary } from './customer';
import { fillIn, middlesOf, press } from './steps';

test.describe('The claims list', () => {
  test('shows the claims, newest first, and the details of the selected one @CLAIM-3 @CLAIM-6 @CLAIM-7 @CLAIM-11 @CLAIM-14 @CLAIM-15 @CLAIM-16 @CLAIM-55 @CLAIM-56 @chromium @everything', async ({
    page,
    portal,
  }) => {
    await portal.open('nj-current', '/claim');
    await expect(
      page.getByText("Filing a claim is easy. To start the process, press the 'Report a claim' button below."),
    ).toBeVisible();
    const table = page.getByRole('table', { name: 'Your Claims' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Reference Number',
      'Policy Number',
      'Claim Submitted',
      'Status',
    ]);
    await expect(table.getByRole('cell').getByRole('button')).toHaveText(['HC-205501', 'HC-204938', 'HC-204417']);

    await table.getByRole('button', { name: 'HC-204417' }).click();
    const details = page.getByRole('region', { name: 'Claim Details' });
    await expect(details.getByRole('heading')).toBeFocused();
    await expect(details).toBeInViewport({ ratio: 0.9 });
    await expect(details.getByRole('term')).toHaveText([
      'Submitted',
      'Claim Number',
      'Reference Number',
      'Status',
      'Policy Number',
      'Date of Loss',
      'Equipment',
      'Estimate',
      'Description',
    ]);
    await expect(details).toContainText('CP-88120');
    await expect(details).toContainText('$1,849.50');
    await expect(details).toContainText(/\d\d\/\d\d\/\d{4}, \d+:\d\d [AP]M/);

    await table.getByRole('cell', { name: 'In review' }).click();
    await expect(details).toContainText('HC-204938');
    await expect(details.getByRole('term')).not.toContainText(['Claim Number']);
  });

  test('on a phone, has two lines for a claim @CLAIM-58 @everything', async ({ page, portal }) => {
    await page.setViewportSize({ width: 412, height: 740 });
    await portal.open('nj-current', '/claim');
    const cells = page.getByRole('table', { name: 'Your Claims' }).getByRole('row').nth(1).getByRole('cell');
    await expect(cells).toHaveCount(4);
    const [reference, policy, submitted, status] = await middlesOf(cells);
    expect([status, submitted]).toEqual([reference, policy]);
    expect(policy).toBeGreaterThan(reference ?? NaN);

    await page.setViewportSize({ width: 300, height: 740 });
    const [, policyAbove, submittedBelow] = await middlesOf(cells);
    expect(submittedBelow).toBeGreaterThan(policyAbove ?? NaN);
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

  test('says that there are no claims, and leads back to the dashboard @CLAIM-3 @CLAIM-8 @chromium @everything', async ({
    page,
    portal,
  }) => {
    await portal.open('nj-noclaims', '/claim');
    await expect(page.getByText('No claims have been made yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await portal.expectScreen('Your Policy Dashboard');
  });

  test('pages through 10,000 claims, at most one page in the document @CLAIM-10 @CLAIM-12 @CLAIM-13 @chromium @everything', async ({
    page,
    portal,
  }) => {
    await portal.open('nj-manyclaims', '/claim/view-claims');
    const rows = page.getByRole('cell').getByRole('button');
    await expect(rows).toHaveCount(10);
    await expect(page.getByText('1–10 of 10,000')).toBeVisible();
    await expect(page.getByLabel('Rows per page').getByRole('option')).toHaveText(['10', '20', '50', '100']);
    const first = await rows.first().textContent();
    await press(page, 'Next');
    await expect(page.getByText('11–20 of 10,000')).toBeVisible();
    await expect(rows.first()).not.toHaveText(first ?? '');
    await page.getByLabel('Rows per page').selectOption('100');
    await expect(rows).toHaveCount(100);
    await expect(page.getByText('1–100 of 10,000')).toBeVisible();

    await page.getByRole('button', { name: 'Reference Number' }).press('Enter');
    const sorted = page.getByRole('columnheader', { name: 'Reference Number' });
    await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
    await expect(rows.first()).toHaveText('HC-500000');
    await page.getByLabel('Status to show').selectOption('closed');
    await expect(page.getByText('1–100 of 2,500')).toBeVisible();
  });
});

test.describe('Reporting a claim', () => {
  test('goes from the introduction to the confirmation, and then into the list @CLAIM-18 @CLAIM-19 @CLAIM-27 @CLAIM-28 @CLAIM-30 @CLAIM-31 @CLAIM-32 @CLAIM-54 @firefox', async ({
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
    await expect(page.getByRole('cell').getByRole('button')).toHaveText([reference]);
    await page.getByRole('cell').getByRole('button').click();
    await expect(page.getByRole('region', { name: 'Claim Details' })).toContainText('$1,234.50');
    await expect(page.getByRole('region', { name: 'Claim Details' })).toContainText('01/15/2026');
  });

  test('asks for what is missing, in the order of the form, with its limits @CLAIM-20 @CLAIM-21 @CLAIM-22 @CLAIM-23 @CLAIM-24 @CLAIM-27 @CLAIM-28 @CLAIM-35 @CLAIM-36 @CLAIM-38 @chromium @everything', async ({
    page,
    portal,
  }) => {
    // The coverages show if the policy is known, as it is to the menu.
    await portal.open('nj-current', '/home');
    await perform(page, beginClaim);
    await page.getByLabel('I confirm that').check();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await next.click();
    await portal.expectScreen('What happened?');
    await expect(page.getByText('Step 1 of 4')).toBeVisible();
    for (const [label, limit] of [
      ['Description', claimLimits.description],
      ['Equipment involved', claimLimits.equipment],
    ] as const) {
      await page.getByLabel(label).fill('x'.repeat(limit + 3));
      await expect(page.getByLabel(label)).toHaveValue('x'.repeat(limit));
      // Playwright enters a text in Firefox by single keys.
      await expect(page.getByText(/^[13] characters? did not fit$/)).toBeVisible();
      await page.getByLabel(label).fill('');
    }
    await expect(page.getByRole('complementary', { name: 'What your policy covers' })).toContainText(
      'Limit $10,000.00, deductible $500.00',
    );

    await page.getByLabel('Estimate').fill('');
    for (const [message, label, value] of [
      ['Description is required', 'Description', 'It hums.'],
      ['Equipment involved is required', 'Equipment involved', 'Furnace'],
      ['Estimate is required', 'Estimate', '1234567.89'],
    ] as const) {
      await next.click();
      await expect(page.getByRole('alert')).toContainText(message);
      await expect(page.getByRole('alert')).toBeFocused();
      await page.getByLabel(label).fill(value);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    await page.getByLabel('Estimate').blur();
    await expect(page.getByLabel('Estimate')).toHaveValue('$ 1,234,567.89');
    await next.click();

    await portal.expectScreen('When did this happen?');
    await next.click();
    await expect(page.getByRole('alert')).toContainText('Date of loss is required');
    await perform(page, enterDate('02', '30', '2026'));
    await expect(page.getByText('Enter a date that exists, such as 11/20/2026')).toBeVisible();
    await perform(page, enterDate('02', '3', '2099'));
    await next.click();
    await expect(page.getByRole('alert')).toContainText('Date of loss cannot be in the future');
    await perform(page, enterDate('1', '5', '2026'));
    await expect(page.getByRole('gridcell', { selected: true })).toHaveText('5');
    await next.click();

    await portal.expectScreen('Please verify your contact info');
    await expect(page.getByLabel('Phone Number', { exact: true })).toHaveValue('201-555-0176');
    await fillIn(page, { 'Email Address': '', 'Phone Number': '' });
    await next.click();
    await expect(page.getByRole('alert')).toContainText('Email address is required');
    await page.getByLabel('Email Address').fill('nj-current@example.com');
    await next.click();
    await expect(page.getByRole('alert')).toContainText('Phone number is required');
    await page.getByLabel('Phone Number', { exact: true }).fill('+1 (555) 201-2030');
    await page.getByLabel('Alternate Phone Number').fill('5552012031');
    await expect(page.getByLabel('Phone Number', { exact: true })).toHaveValue('555-201-2030');
    await page.getByLabel('Text Message').check();
    await expect(
      page.getByText('you agree to receive calls and text messages about your policy and our products'),
    ).toBeVisible();
    await next.click();

    await portal.expectScreen('Please review your submission');
    const main = page.getByRole('main');
    for (const text of ['555-201-2030', 'Text Message']) await expect(main).toContainText(text);
    await expect(fact(page, 'Other Phone')).toHaveText('555-201-2031');
  });

  test('shows a description in the direction of its script @firefox', async ({ page, portal }) => {
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

  test('Edit on the summary returns to the summary @CLAIM-29 @chromium @everything', async ({ page, portal }) => {
    await portal.open('nj-current', '/claim/report');
    await perform(page, toSummary);
    await page.getByRole('link', { name: 'Edit What happened' }).click();
    await page.getByLabel('Equipment involved').fill('Sump pump');
    await press(page, 'Next');
    await portal.expectScreen('Please review your submission');
    await expect(page.getByRole('main')).toContainText('Sump pump');
    await page.getByRole('link', { name: 'Edit When it happened' }).click();
    await portal.expectScreen('When did this happen?');
    await press(page, 'Next');
    await portal.expectScreen('Please review your submission');
    await page.getByRole('link', { name: 'Edit How we reach you' }).click();
    await portal.expectScreen('Please verify your contact info');

    // The summary shows only what was saved, and nothing typed is lost.
    await page.getByLabel('Phone Number', { exact: true }).fill('555-201-7777');
    await page.goBack();
    await portal.expectScreen('Please review your submission');
    await expect(page.getByRole('main')).not.toContainText('555-201-7777');
    await page.getByRole('link', { name: 'Edit How we reach you' }).click();
    await expect(page.getByLabel('Phone Number', { exact: true })).toHaveValue('555-201-7777');
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
    await expect(page.getByText('You have a claim that is not sent yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Continue your claim' }).click();
    await portal.expectScreen('What happened?');
    await fillIn(page, { Description: 'It leaks.', 'Equipment involved': 'Boiler' });
    await page.reload();
    await expect(page.getByLabel('Description')).toHaveValue('It leaks.');
    await press(page, 'Next');
    await perform(page, enterDate('01', '15', '2026'));
    await page.reload();
    await expect(page.getByLabel('Year', { exact: true })).toHaveValue('2026');
    await press(page, 'Next');
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
    await expect(page.getByRole('cell').getByRole('button')).toHaveCount(4);
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
