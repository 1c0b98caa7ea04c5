import { english } from '../../src/ui/text/english';
import type { TextKey } from '../../src/ui/text/Language';
import { translate } from '../../src/ui/text/Language';
import { spanish } from '../../src/ui/text/spanish';
import { shippedWording } from '../support/shippedWording';
import { type Page, expect, fact, password, test, tooWide } from './portal';

const t = translate(spanish);
const { texts } = shippedWording('es');

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What would be English if somebody read it: the words of the catalogue that Spanish has not, too. */
const englishTexts = (Object.keys(english.words) as TextKey[])
  .filter((key) => english.words[key] !== spanish.words[key])
  .map((key) => english.words[key].trim())
  .filter((text) => !Object.values(spanish.words).includes(text) && /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, '')))
  .map(
    (text) =>
      `^${text
        .split(/\{\w+\}/)
        .map(literally)
        .join('.+')}$`,
  );

/** All that the page says, and what it says to a screen reader alone; parts that are marked as being in English are no defect. */
const saidOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isSpanish = (element: Element | null): boolean => element?.closest('[lang]')?.getAttribute('lang') === 'es';
    const said: string[] = [document.title.replace(/ – [^–]*$/, '')];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (!isSpanish(node) || !node.checkVisibility()) continue;
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) said.push(node.getAttribute(name) ?? '');
      } else if (isSpanish(node.parentElement) && node.parentElement?.checkVisibility())
        said.push(node.textContent ?? '');
    }
    return said.map((text) => text.trim());
  });

test.describe('In Spanish, at 360 px @memory', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('no screen has a word of English, and none is wider than the phone', async ({ page, portal }) => {
    // axe takes longer than the walk.
    if (process.env['EVERY_LOOK'] === '1') test.setTimeout(300_000);
    const expectSpanish = async (title: string): Promise<void> => {
      await portal.expectScreen(title);
      const patterns = englishTexts.map((pattern) => new RegExp(pattern));
      const said = await saidOn(page);
      expect(
        said.filter((text) => patterns.some((pattern) => pattern.test(text))),
        title,
      ).toEqual([]);
      if (process.env['EVERY_LOOK'] === '1') return portal.expectAccessible();
      expect(await tooWide(page), title).toBe(0);
    };
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const signIn = async (account: string): Promise<void> => {
      await page.getByLabel(t('login.userName')).fill(`${account}@example.com`);
      await page.getByLabel(t('login.password'), { exact: true }).fill(password);
      await press(t('login.submit'));
      await expectSpanish(t('home.title'));
    };

    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await portal.visit('ny-both');
    await portal.expectScreen('Customer Self Service');
    expect(loaded.filter((url) => /spanish|wording/.test(url))).toEqual([]);
    await press('Español');
    await expectSpanish(t('login.title'));
    expect(loaded.filter((url) => url.includes('spanish'))).toHaveLength(1);
    await press(t('login.submit'));
    await expect(page.getByText(t('login.userName.required')).first()).toBeVisible();
    await expectSpanish(t('login.title'));
    await page.getByRole('link', { name: t('login.forgot') }).click();
    await expectSpanish(t('forgot.title.FORGOT_PASSWORD'));
    await page.getByLabel(t('forgot.userName')).fill('ny-both@example.com');
    await press(t('forgot.submit'));
    await expectSpanish(t('reset.title'));
    await portal.visit('ny-both', '/error/serverError');
    await expectSpanish(t('serverError.title'));

    await portal.visit('ny-both');
    await signIn('ny-both');
    await portal.visit('ny-both', '/policy');
    await expect(page.getByText(/^Guía rápida/)).toBeVisible();
    await expectSpanish(t('policy.title'));
    await page.getByRole('link', { name: 'Modificar mi póliza' }).click();
    await press(t('edit.remove.label', { coverage: t('coverage.bul') }));
    await expect(page.getByText(t('edit.prorated.refund'))).toBeVisible();
    await expectSpanish(t('edit.title'));
    await portal.visit('ny-both', '/policy/cancel');
    await press(t('cancel.submit'));
    await expect(page.getByRole('alert')).toBeVisible();
    await expectSpanish(t('cancel.title'));
    await portal.visit('ny-both', '/billing');
    await expect(page.getByText(t('billing.plan'))).toBeVisible();
    await expectSpanish(t('billing.title'));
    await page.getByRole('link', { name: t('billing.updateMethod') }).click();
    await expect(page.getByText(texts['payment.recurringBilling'])).toBeVisible();
    await expectSpanish(t('payment.title'));
    await portal.visit('ny-both', '/billing/frequency');
    await expect(page.getByText(t('frequency.question'))).toBeVisible();
    await expectSpanish(t('frequency.title'));
    await portal.visit('ny-both', '/nowhere');
    await expectSpanish(t('notFound.title'));

    await portal.visit('nj-current');
    await press('Español');
    await signIn('nj-current');
    await portal.visit('nj-current', '/profile');
    for (const section of ['profile.name', 'profile.mailingAddress', 'profile.phone'] as const) {
      await press(t('profile.edit', { section: t(section) }));
      await expectSpanish(t('profile.title'));
      await press(t('shell.cancel'));
    }
    await press(t('profile.edit', { section: t('profile.email') }));
    await expectSpanish(t('profile.title'));
    await portal.visit('nj-current', '/claim');
    await page.getByRole('cell').getByRole('button').first().click();
    await expect(page.getByRole('region', { name: t('claims.details.title') })).toContainText('HC-');
    await expectSpanish(t('claims.title'));
    await page.getByRole('link', { name: t('claims.report') }).click();
    expect(loaded.some((url) => url.includes('wording-es'))).toBe(true);
    await expectSpanish(t('claim.intro.title'));
    await page.getByLabel(texts['claim.agreement']).check();
    await press(t('shell.next'));
    await portal.expectScreen(t('claim.what.title'));
    await press(t('shell.next'));
    await expect(page.getByRole('alert')).toBeVisible();
    await expectSpanish(t('claim.what.title'));
    await page.getByLabel(t('claim.what.description')).fill('Gotea.');
    await page.getByLabel(t('claim.what.equipment')).fill('Caldera');
    await page.getByLabel(t('claim.what.estimate')).fill('1234.5');
    await press(t('shell.next'));
    await expectSpanish(t('claim.when.title'));
    await portal.visit('nj-current', '/home');
    await expect(page.getByText(t('home.attention'))).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText(t('shell.offline'))).toBeVisible();
    await expectSpanish(t('home.title'));
    await page.context().setOffline(false);
    await page.goBack();
    await expectSpanish(t('claim.when.title'));
    for (const [part, text] of [
      ['month', '01'],
      ['day', '15'],
      ['year', '2026'],
    ] as const)
      await page.getByLabel(t(`shell.date.${part}`), { exact: true }).fill(text);
    await press(t('shell.next'));
    await expectSpanish(t('claim.contact.title'));
    await press(t('shell.next'));
    await expectSpanish(t('claim.summary.title'));
    await expect(fact(page, t('claim.summary.dateOfLoss'))).toHaveText('15 de enero de 2026');
    await expect(fact(page, t('claim.summary.estimate'))).toHaveText('$1,234.50');
    await press(t('claim.summary.submit'));
    await expectSpanish(t('claim.confirm.title'));
    await press(t('shell.logOut'));
    await expectSpanish(t('login.title'));
  });
});
