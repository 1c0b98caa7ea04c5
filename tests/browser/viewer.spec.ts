import { gate } from '../support/FakeNetwork';
import { expect, test } from './portal';
import { goTo } from './steps';

test("a customer's document opens in a new tab, in the browser's viewer @DOC-10 @DOC-13 @firefox @everything", async ({
  page,
  portal,
  browserName,
}) => {
  await portal.signIn('ny-current');
  await goTo(page, 'Policy');
  const { open: send, opened: isSaid } = gate();
  await page.route(/\/documents\/HP-/, async (route) => {
    await isSaid;
    await route.continue();
  });
  const opened = page.waitForEvent('popup');
  const read = page.waitForResponse(/\/documents\/HP-/);
  await page
    .getByRole('link', { name: /^Policy Declarations/ })
    .first()
    .click();
  const tab = await opened;
  await expect(tab).toHaveTitle('Opening your document...');
  await expect(tab.locator('body')).toHaveText('Opening your document...');
  send();
  const answer = await read;
  expect([answer.status(), 'x-falcon-auth' in answer.request().headers()]).toEqual([200, true]);
  await expect.poll(() => tab.url()).toMatch(/^blob:/);
  // Chromium shows a PDF in a frame of its own viewer; Firefox reads the title of the PDF.
  if (browserName === 'firefox') await expect(tab).toHaveTitle(/^Dec Page - SAMPLE/);
  else
    await expect
      .poll(() => tab.frames().map((frame) => frame.url()))
      .toContainEqual(expect.stringMatching(/^chrome-extension:/));
});
