import { type Page, expect, fact, test } from './portal';
import { openDocument } from './steps';

const control = (page: Page, name: 'Add' | 'Remove', coverage: 'Buried Utility Lines' | 'Equipment Breakdown') =>
  page.getByRole('button', { name: `${name} ${coverage} Coverage` });

const disclosed = (page: Page) => page.getByRole('region', { name: 'Please read before you continue' });

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

test.describe('Changing coverages', () => {
  test('a double click adds a coverage, and does not take it out again @SHELL-33 @everything', async ({
    page,
    portal,
  }) => {
    await portal.open('ny-current', '/policy/edit');
    await control(page, 'Add', 'Equipment Breakdown').dblclick();
    await expect(fact(page, 'New annual premium')).toContainText('After: $167.76/year');
    await expect(control(page, 'Remove', 'Equipment Breakdown')).toBeFocused();
  });

  test('a charge is agreed to, paid, and seen on My Policy @POLICY-66 @chromium', async ({ page, portal }) => {
    await portal.open('ny-current', '/policy');
    await page.getByRole('link', { name: 'Edit my policy' }).click();
    await expect(fact(page, 'Yearly Premium')).toHaveText(/^\$[\d.]+\/year$/);
    await expect(fact(page, 'New annual premium')).toHaveCount(0);
    const submit = page.getByRole('button', { name: 'UPDATE POLICY' });
    await expect(submit).toHaveAccessibleDescription('Add or remove a coverage to continue.');

    await control(page, 'Add', 'Equipment Breakdown').click();
    await expect(fact(page, 'New annual premium')).toContainText('After: $167.76/year');
    await expect(fact(page, 'Prorated amount')).toContainText('You will be charged this amount today.');
    await expect(disclosed(page)).toContainText('to the card on file, and recurring charges of the new premium');
    const pay = page.getByRole('button', { name: 'SUBMIT PAYMENT' });
    await expect(pay).toHaveAccessibleDescription('To continue, agree to the text above.');
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
});
