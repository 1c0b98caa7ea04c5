import { aClaim } from '../support/claim';
import { enter, press, tabOnto, tabTo, type, typeInTurn } from './byKeyboard';
import { type Page, type Portal, expect, legal, password, t, test } from './portal';
import { openDocument } from './steps';

const check = async (page: Page, name: string): Promise<void> => {
  await tabTo(page, 'checkbox', name);
  await page.keyboard.press('Space');
};

const signIn = async (page: Page, portal: Portal, account: string): Promise<void> => {
  await portal.visit(account);
  await portal.expectScreen(t('login.title'));
  await type(page, t('login.userName'), `${account}@example.com`);
  await type(page, t('login.password'), password);
  await enter(page);
  await portal.arriveAt(t('home.title'));
};

const payByCard = async (page: Page, portal: Portal): Promise<void> => {
  await portal.arriveAt(t('payment.title'));
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await tabTo(page, 'textbox', t('payment.card.number'));
  const card = ['4111111111111111', '12', '30', '123'];
  await typeInTurn(page, ...card, 'Nora', 'Whitfield', '118 Maple Avenue', 'Albany', 'New York', '12203');
};

const expectFocused = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeFocused();

/** Every journey that keyboard.spec.ts has not; `npm run test:keyboard` makes them in both languages. */
test.describe('By keyboard alone @memory @everything', () => {
  test.setTimeout(300_000);

  test('an invited customer creates an account', async ({ page, portal }) => {
    await portal.visit('ny-invited', '/reset?token=invite-ny');
    await expect(page.getByRole('textbox', { name: t('reset.password'), exact: true })).toBeVisible();
    await type(page, t('reset.password'), password);
    await type(page, t('reset.repeated'), password);
    await enter(page);
    await portal.arriveAt(t('home.title'));
  });

  test('a claim is begun, left, resumed, mended, sent, and photos of it are asked for', async ({ page, portal }) => {
    await signIn(page, portal, 'nj-noclaims');
    await press(page, 'link', t('shell.menu.claim'));
    await portal.arriveAt(t('claims.title'));
    await press(page, 'link', t('claims.report'));
    await portal.arriveAt(t('claim.intro.title'));
    await check(page, legal('claim.agreement'));
    await page.keyboard.press('Tab');
    await enter(page);
    await portal.arriveAt(t('claim.what.title'));
    await type(page, t('claim.description'), aClaim().description);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(t('claim.what.equipment'), { exact: true })).toBeFocused();

    await press(page, 'link', t('shell.menu.home'));
    await portal.arriveAt(t('home.title'));
    await press(page, 'link', t('claims.continue'));
    await portal.arriveAt(t('claim.what.title'));
    await expect(page.getByLabel(t('claim.description'), { exact: true })).toHaveValue(aClaim().description);
    await press(page, 'button', t('shell.next'));
    // Something is missing: the alert leads to it.
    await expect(page.getByRole('alert')).toBeFocused();
    await page.keyboard.press('Tab');
    await enter(page);
    await expect(page.getByLabel(t('claim.what.equipment'), { exact: true })).toBeFocused();
    await typeInTurn(page, 'Boiler', '99');
    await enter(page);

    await portal.arriveAt(t('claim.when.title'));
    await tabTo(page, 'textbox', t('shell.date.month'));
    await typeInTurn(page, '01', '15', '2026');
    await enter(page);
    await portal.arriveAt(t('claim.contact.title'));
    await tabTo(page, 'radio', t('contactPreference.email'));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: t('contactPreference.sms') })).toBeChecked();
    await tabTo(page, 'textbox', t('claim.contact.phoneNumber'));
    await enter(page);

    await portal.arriveAt(t('claim.summary.title'));
    await press(page, 'link', `${t('shell.edit')} ${t('claim.summary.when')}`);
    await portal.arriveAt(t('claim.when.title'));
    await type(page, t('shell.date.day'), '16');
    await enter(page);
    await portal.arriveAt(t('claim.summary.title'));
    await press(page, 'button', t('claim.summary.submit'));
    await portal.arriveAt(t('claim.confirm.title'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, 'link', 'support@hearthside.example');
    await expect(page.getByRole('main').locator('a:focus')).toHaveAttribute('href', /^mailto:.*subject=/);
    await page.reload();
    await press(page, 'link', t('claim.confirm.ok'));
    await portal.arriveAt(t('home.title'));
  });

  test('documents are opened, and a coverage is added and paid for', async ({ page, portal }) => {
    await signIn(page, portal, 'ny-current');
    await press(page, 'link', t('shell.menu.policy'));
    await portal.arriveAt(t('policy.title'));
    const declarations = page.getByRole('link', { name: t('policy.document.decPage') }).first();
    await expect(declarations).toBeVisible();
    await tabOnto(page, declarations);
    await openDocument(page, /\.pdf$/, () => enter(page));
    await page.bringToFront();

    await page.reload();
    await portal.expectScreen(t('policy.title'));
    await tabOnto(page, page.locator('a[href="/policy/edit"]'));
    await enter(page);
    await portal.arriveAt(t('edit.title'));
    await press(page, 'button', t('edit.add.label', { coverage: t('coverage.hep') }));
    await expect(page.getByText(t('edit.prorated.charge'))).toBeVisible();
    await check(page, legal('disclosure.consent'));
    await press(page, 'button', t('edit.submit.payment'));
    await expectFocused(page, t('policy.changed'));
  });

  test('a policy is cancelled, with a reason', async ({ page, portal }) => {
    await signIn(page, portal, 'nj-current');
    await press(page, 'link', t('shell.menu.policy'));
    await portal.arriveAt(t('policy.title'));
    await tabOnto(page, page.locator('a[href="/policy/cancel"]'));
    await enter(page);
    await portal.arriveAt(t('cancel.title'));
    await press(page, 'button', t('cancel.submit'));
    await expect(page.getByRole('alert')).toBeFocused();
    await page.keyboard.press('Tab');
    await enter(page);
    await expect(page.getByLabel(t('cancel.reason'), { exact: true })).toBeFocused();
    await page.keyboard.type('We move.');
    await press(page, 'button', t('cancel.submit'));
    await portal.arriveAt(t('home.title'));
    await expect(page.getByText(t('home.cancelled'))).toBeVisible();
  });

  test('a bill is paid', async ({ page, portal }) => {
    await signIn(page, portal, 'ny-renewal');
    await press(page, 'link', t('shell.menu.billing'));
    await portal.arriveAt(t('billing.title'));
    await expect(page.getByRole('button', { name: t('billing.pay'), exact: true })).toBeVisible();
    await press(page, 'button', t('billing.pay'));
    await payByCard(page, portal);
    await check(page, legal('payment.oneTimePayment'));
    await press(page, 'button', t('payment.submit'));
    await expectFocused(page, t('billing.methodChanged'));
  });

  test('a card takes the place of a bank account, and the bill comes monthly', async ({ page, portal }) => {
    await signIn(page, portal, 'ny-eft');
    await press(page, 'link', t('shell.menu.billing'));
    await expect(page.getByRole('link', { name: t('billing.updateMethod'), exact: true })).toBeVisible();
    await press(page, 'link', t('billing.updateMethod'));
    await payByCard(page, portal);
    await check(page, legal('payment.recurringBilling'));
    await press(page, 'button', t('payment.submit'));
    await expectFocused(page, t('billing.methodChanged'));

    await tabOnto(page, page.locator('a[href="/billing/frequency"]'));
    await enter(page);
    await expect(page.getByRole('radio').last()).toBeChecked();
    await tabOnto(page, page.getByRole('radio').last());
    await page.keyboard.press('ArrowUp');
    await press(page, 'button', t('shell.save'));
    await portal.arriveAt(t('billing.title'));
    const frequency = page.getByRole('definition').and(page.getByText(t('billing.frequency.monthly'), { exact: true }));
    await expect(frequency).toBeVisible();
  });

  test('name, mailing address and email address are changed', async ({ page, portal }) => {
    const email = 'eleanor@example.com';
    const section = (title: string) => page.getByRole('region', { name: title, exact: true });
    const edit = (title: string) => press(page, 'button', t('profile.edit', { section: title }));
    await signIn(page, portal, 'ny-current');
    await press(page, 'link', t('shell.menu.profile'));
    await portal.arriveAt(t('profile.title'));
    await edit(t('profile.name'));
    await expect(page.getByRole('textbox', { name: t('profile.firstName'), exact: true })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Eleanor');
    await enter(page);
    await expectFocused(page, t('profile.name.saved'));

    await edit(t('profile.mailingAddress'));
    for (const [role, label, text] of [
      ['combobox', t('profile.address1'), 'PO Box 7'],
      ['textbox', t('profile.city'), 'Troy'],
      ['combobox', t('profile.state'), 'New Y'],
      ['textbox', t('profile.zipCode'), '12180'],
    ] as const) {
      await tabTo(page, role, label);
      await page.keyboard.type(text);
    }
    await press(page, 'button', t('shell.save'));
    await expect(section(t('profile.mailingAddress'))).toContainText('Troy, NY 12180');
    await press(page, 'button', t('profile.remove.label', { section: t('profile.mailingAddress') }));
    await expect(section(t('profile.mailingAddress'))).toContainText(t('profile.mailingAddress.same'));

    await edit(t('profile.email'));
    await expect(page.getByLabel(t('email.email'), { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: t('profile.edit', { section: t('profile.email') }), exact: true }),
    ).toBeFocused();
    await enter(page);
    await typeInTurn(page, email, email);
    await enter(page);
    await expect(page.getByLabel(t('email.code'), { exact: true })).toBeFocused();
    await typeInTurn(page, '246810', password);
    await enter(page);
    await expectFocused(page, t('profile.email.saved'));
    await expect(section(t('profile.email'))).toContainText(email);
    await press(page, 'button', t('shell.logOut'));
    await portal.arriveAt(t('login.title'));
  });
});
