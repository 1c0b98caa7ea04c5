import { editSection, perform } from './customer';
import { type Page, expect, test } from './portal';

const edit = (page: Page, title: string) => page.getByRole('button', { name: `Edit ${title}`, exact: true });

test('In a contrast theme, a list has its arrow, and the chosen suggestion its mark @SHELL-64 @memory @chromium', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await portal.open('nj-current', '/profile');
  await edit(page, 'Mailing Address').click();
  await expect(page.getByLabel('State')).not.toHaveCSS('appearance', 'none');
  await page.getByLabel('Street Address').fill('maple');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true });
  await expect(chosen).not.toHaveCSS('border-left-width', '0px');
});

test('A suggestion that is tapped takes the place of the word that a phone still composes @PROFILE-22 @memory @chromium @everything', async ({
  page,
  portal,
}) => {
  await portal.open('nj-current', '/profile');
  await perform(page, editSection('profile.mailingAddress'));
  const street = page.getByLabel('Street Address');
  await street.fill('');
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'maple', selectionStart: 5, selectionEnd: 5 });
  await page.getByRole('listbox').getByRole('option').click();
  await expect(page.getByLabel('City')).toHaveValue('Albany');
  await page.getByLabel('City').click();
  await expect(street).toHaveValue('118 Maple Avenue');
});

test('Save is pressed although a part of the phone number is left out meanwhile, which takes a line @INPUT-51 @memory @everything', async ({
  page,
  portal,
}) => {
  await portal.open('nj-current', '/profile');
  await perform(page, editSection('profile.phone'));
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('');
  await page.keyboard.type('(201) 555-0199 x12');
  // Near its upper edge, which a line above it would move away.
  await page.getByRole('button', { name: 'Save' }).click({ position: { x: 20, y: 6 } });
  await expect(page.getByText('Your phone number has been saved.')).toBeVisible();
});
