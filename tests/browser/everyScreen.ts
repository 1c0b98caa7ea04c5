import { textIn } from '../../src/domain/ConfiguredText';
import { catalogue } from '../../src/domain/documents/catalogue';
import type { LegalWording } from '../../src/domain/wording/LegalWording';
import { type Language, translate } from '../../src/ui/text/Language';
import { type Page, type Portal, expect, fact, logIn, password } from './portal';
import { enterDate, fillIn } from './steps';

interface Walk {
  readonly page: Page;
  readonly portal: Portal;
  readonly language: Language;
  readonly legal: LegalWording['texts'];
  /** Chooses the language on the login screen. */
  readonly choose: () => Promise<void>;
  /** Looks at a screen, by its heading. */
  readonly look: (title: string) => Promise<void>;
}

/** Goes through every screen of the in-memory portal in a language. */
export const walkEveryScreen = async ({ page, portal, language, legal, choose, look }: Walk): Promise<void> => {
  const t = translate(language);
  const [document] = catalogue;
  const firstDocument = document ? textIn(language.code, document.title) : '';
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const signIn = async (account: string): Promise<void> => {
    await logIn(page, `${account}@example.com`, password, t);
    await look(t('home.title'));
  };

  await portal.visit('ny-both');
  await choose();
  await look(t('login.title'));
  await press(t('login.submit'));
  await expect(page.getByText(t('login.userName.required')).first()).toBeVisible();
  await look(t('login.title'));
  await page.getByRole('link', { name: t('login.forgot') }).click();
  await look(t('forgot.title.FORGOT_PASSWORD'));
  await page.getByLabel(t('forgot.userName')).fill('ny-both@example.com');
  await press(t('forgot.submit'));
  await look(t('reset.title'));
  await portal.visit('ny-both', '/error/serverError');
  await look(t('serverError.title'));

  await portal.visit('ny-both');
  await signIn('ny-both');
  await portal.visit('ny-both', '/policy');
  await expect(page.getByText(firstDocument)).toBeVisible();
  await look(t('policy.title'));
  await portal.visit('ny-both', '/policy/edit');
  await press(t('edit.remove.label', { coverage: t('coverage.bul') }));
  await expect(page.getByText(t('edit.prorated.refund'))).toBeVisible();
  await look(t('edit.title'));
  await portal.visit('ny-both', '/policy/cancel');
  await press(t('cancel.submit'));
  await expect(page.getByRole('alert')).toBeVisible();
  await look(t('cancel.title'));
  await portal.visit('ny-both', '/billing');
  await expect(page.getByText(t('billing.plan'))).toBeVisible();
  await look(t('billing.title'));
  await page.getByRole('link', { name: t('billing.updateMethod') }).click();
  await expect(page.getByText(legal['payment.recurringBilling'])).toBeVisible();
  await look(t('payment.title'));
  await portal.visit('ny-both', '/billing/frequency');
  await expect(page.getByText(t('frequency.question'))).toBeVisible();
  await look(t('frequency.title'));
  await portal.visit('ny-both', '/nowhere');
  await look(t('notFound.title'));

  await portal.visit('nj-current');
  await choose();
  await signIn('nj-current');
  await portal.visit('nj-current', '/profile');
  for (const section of ['profile.name', 'profile.mailingAddress', 'profile.phone'] as const) {
    await press(t('profile.edit', { section: t(section) }));
    await look(t('profile.title'));
    await press(t('shell.cancel'));
  }
  await press(t('profile.edit', { section: t('profile.email') }));
  await look(t('profile.title'));
  await portal.visit('nj-current', '/claim');
  await page.getByRole('cell').getByRole('button').first().click();
  await expect(page.getByRole('region', { name: t('claims.details.title') })).toContainText('HC-');
  await look(t('claims.title'));
  await page.getByRole('link', { name: t('claims.report') }).click();
  await look(t('claim.intro.title'));
  await page.getByLabel(legal['claim.agreement']).check();
  await press(t('shell.next'));
  await portal.expectScreen(t('claim.what.title'));
  await press(t('shell.next'));
  await expect(page.getByRole('alert')).toBeVisible();
  await look(t('claim.what.title'));
  await fillIn(page, {
    [t('claim.description')]: 'Gotea.',
    [t('claim.what.equipment')]: 'Caldera',
    [t('claim.estimate')]: '1234.5',
  });
  await press(t('shell.next'));
  await look(t('claim.when.title'));
  await portal.visit('nj-current', '/home');
  await expect(page.getByText(t('home.attention'))).toBeVisible();
  // Over HTTP, a call that is on its way fails.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await expect(page.getByText(t('shell.offline'))).toBeVisible();
  await look(t('home.title'));
  await page.context().setOffline(false);
  await page.goBack();
  await look(t('claim.when.title'));
  await enterDate(page, ['01', '15', '2026'], t);
  await press(t('shell.next'));
  await look(t('claim.contact.title'));
  await press(t('shell.next'));
  await look(t('claim.summary.title'));
  await expect(fact(page, t('claim.dateOfLoss'))).toHaveText(language.dates.long(2026, 1, 15));
  await expect(fact(page, t('claim.summary.estimate'))).toHaveText('$1,234.50');
  await press(t('claim.summary.submit'));
  await look(t('claim.confirm.title'));
  await press(t('shell.logOut'));
  await look(t('login.title'));
};
