import { expect, test } from './portal';

test("a customer's document opens in a new tab, in the browser's viewer @DOC-10 @firefox @everything", async ({
  page,
  portal,
  browserName,
}) => {
  await portal.signIn('ny-current');
  await page.getByRole('navigation').getByRole('link', { name: 'Policy', exact: true }).click();
  const opened = page.waitForEvent('popup');
  const read = page.waitForResponse(/\/documents\/HP-/);
  await page
    .getByRole('link', { name: /^Policy Declarations/ })
    .first()
    .click();
  const tab = await opened;
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
