import { expect, test } from './portal';

test('a browser below the list sees its notice, and nothing to type into @SHELL-49 @everything', async ({
  page,
  portal,
}) => {
  portal.provokes(/lacks/);
  await portal.visit('nj-current');
  await portal.expectScreen('This browser cannot show the portal');
  await expect(page.getByText('Chrome 109').first()).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
