import { beginClaim, logInAs, perform, toWhen } from './customer';
import { expect, test } from './portal';

test.describe('Time travel @memory @chromium', () => {
  test("a tester changes today's date, and the portal goes by it @CONFIG-11 @CLAIM-23 @everything", async ({
    page,
    portal,
  }) => {
    await portal.visit('nj-noclaims');
    await page.getByLabel("Change Today's Date").check();
    const date = page.getByRole('group', { name: "Today's date" });
    await date.getByLabel('Year').fill('2031');
    await date.getByLabel('Month').fill('03');
    await date.getByLabel('Day').fill('09');
    await perform(page, logInAs('nj-noclaims'), beginClaim, toWhen);
    await page.getByRole('button', { name: /March 9th, 2031/ }).click();
    await expect(page.getByLabel('Year', { exact: true })).toHaveValue('2031');
    await expect(page.getByRole('button', { name: /March 10th, 2031/ })).toBeDisabled();
  });
});
