import { expect, test } from './portal';
import { openDocument } from './steps';

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
