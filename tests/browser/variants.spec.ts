import type { APIRequestContext } from '@playwright/test';
import { ports } from '../../playwright.config';
import { isCall } from '../../src/adapters/reference-api/isCall';
import type { Variation } from '../../src/adapters/reference-api/Variation';
import * as calls from '../contract/apiCalls';
import { variants } from '../pact/variants';
import { type Page, type Portal, expect, logIn, password, t, test } from './portal';
import { choosePassword, fillIn, goTo, leakingBoiler, press, writeClaim } from './steps';

interface Visitor {
  readonly page: Page;
  readonly portal: Portal;
  /** Lets the tokens of every session expire. */
  readonly expireTokens: () => Promise<void>;
}

interface Visit {
  readonly name: string;
  /** What the visit is about: a backend that varies one of these calls is visited so. */
  readonly calls: readonly string[];
  readonly make: (visitor: Visitor, variant: string) => Promise<void>;
}

const follow = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first().click();

const expectLoaded = async (page: Page): Promise<void> => {
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
};

/** What the portal says to the customers of a backend that leaves out what a change of coverage needs. */
const cannotChangeCoverage: Readonly<Record<string, string>> = {
  'policies-quote-id-absent': 'Oops! Looks like something went wrong on our end.',
  'policy-number-and-term-alone': 'You can make changes to your policy once it is effective.',
  'billing-alone': 'please make a payment with a Credit/Debit Card',
};

const changeCoverage = async ({ page, portal }: Visitor, variant: string): Promise<void> => {
  await follow(page, 'Edit my policy');
  await portal.expectScreen('Edit Policy');
  const reason = page.getByText(cannotChangeCoverage[variant] ?? 'I have read and agree to the above.');
  const add = page.getByRole('button', { name: 'Add Equipment Breakdown Coverage' });
  await expect(reason.or(add)).toBeVisible();
  if (await add.isVisible()) await add.click();
  await expect(reason).toBeVisible();
  if (variant in cannotChangeCoverage) return;
  await page.getByLabel('I have read and agree to the above.').check();
  // A charge or, from one backend, a refund.
  await page.getByRole('button', { name: /^(SUBMIT PAYMENT|UPDATE POLICY)$/ }).click();
  await portal.expectScreen('My Policy');
  await expect(page.getByText('Your policy has been updated.')).toBeVisible();
};

const visits: readonly Visit[] = [
  {
    name: 'policy and billing',
    calls: [
      calls.listPolicies,
      calls.preview,
      calls.changePolicy,
      calls.policyChangeStatus,
      calls.listDocuments,
      calls.getBilling,
      calls.getBillingTerm,
      calls.rate,
      calls.updateBillingTerm,
      calls.referenceData,
    ],
    make: async (visitor, variant) => {
      const { page, portal } = visitor;
      await portal.signIn('ny-current');
      await goTo(page, 'Policy');
      await portal.expectScreen('My Policy');
      await expectLoaded(page);
      await changeCoverage(visitor, variant);
      await goTo(page, 'Billing');
      await portal.expectScreen('Billing');
      await expectLoaded(page);
      await follow(page, 'Update Payment method');
      await portal.expectScreen('Payment Information');
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await press(page, 'Cancel');
      await follow(page, 'Edit billing frequency');
      await portal.expectScreen('Edit billing frequency');
      await page.getByLabel(/^Monthly/).check();
      await press(page, 'Save');
      await portal.expectScreen('Billing');
      await expectLoaded(page);
    },
  },
  {
    name: 'claims and profile',
    calls: [
      calls.listClaims,
      calls.getClaim,
      calls.fileClaim,
      calls.getCustomer,
      calls.saveCustomer,
      calls.requestEmailCode,
      calls.confirmEmail,
      calls.emailChangeStatus,
      calls.changePolicy,
    ],
    make: async ({ page, portal }) => {
      await portal.signIn('nj-current');
      const phone = '201-555-0199';
      await goTo(page, 'Claims');
      await portal.expectScreen('Claims');
      await page.getByRole('cell').getByRole('button').first().click();
      await expect(page.getByRole('region', { name: 'Claim Details' })).toBeVisible();
      await follow(page, 'Report a claim');
      await writeClaim(page, leakingBoiler, async () => {
        await page.getByLabel('Phone Number', { exact: true }).fill(phone);
        await page.getByRole('radio', { name: t('contactPreference.email') }).check();
      });
      await press(page, 'Submit');
      await portal.expectScreen('Claim Submitted');
      await goTo(page, 'Profile');
      await portal.expectScreen('My Profile');
      await press(page, 'Edit Phone Number');
      await page.getByRole('textbox', { name: 'Phone Number' }).fill(phone);
      await press(page, 'Save');
      await expect(page.getByText('Your phone number has been saved.')).toBeVisible();
      await press(page, 'Edit Email Address');
      for (const [email, then] of [
        ['nj-noclaims@example.com', page.getByRole('alert').getByText('That email address is already in use.')],
        ['new.address@example.com', page.getByRole('dialog', { name: 'Verify Email Address' })],
      ] as const) {
        await fillIn(page, { 'New Email Address': email, 'Re-Enter Email Address': email });
        await press(page, 'Next');
        await expect(then).toBeVisible();
      }
      await fillIn(page, { Code: '246810', Password: password });
      await press(page, 'Next');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await goTo(page, 'Policy');
      await follow(page, 'Cancel my policy');
      await page.getByLabel('Reason for Cancellation').fill('We are moving.');
      await press(page, 'Cancel my Policy');
      await portal.expectScreen('Your Policy Dashboard');
      await expect(page.getByText('You have successfully cancelled your policy.')).toBeVisible();
    },
  },
  {
    name: 'passwords and sessions',
    calls: [...calls.sessionCalls, calls.requestCode, calls.sendInvitation, calls.checkInvitation],
    make: async ({ page, portal, expireTokens }) => {
      const newPassword = 'Hearth-2027!';
      await portal.visit('ny-invited');
      await logIn(page, 'ny-current@example.com', 'Wrong-2026!');
      await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
      await page.getByRole('link', { name: 'Forgot Your Password?' }).click();
      // The login has a field of the same name.
      await portal.expectScreen(t('forgot.title.FORGOT_PASSWORD'));
      await page.getByLabel('Email Address').fill('ny-current@example.com');
      await press(page, 'Send Code');
      await page.getByLabel('Verification Code').fill('246810');
      await choosePassword(page, newPassword);
      await portal.expectScreen(t('login.title'));
      await page.getByRole('link', { name: t('login.firstTime') }).click();
      await portal.expectScreen(t('forgot.title.FIRST_TIME'));
      await page.getByLabel('Email Address').fill('ny-invited@example.com');
      await press(page, t('forgot.submit'));
      await expect(page).toHaveURL(/\/reset$/);

      await portal.visit('ny-invited', '/reset?token=invite-ny');
      await choosePassword(page, newPassword);
      await portal.expectScreen(t('home.title'));
      await expireTokens();
      await page.reload();
      await portal.expectScreen(t('home.title'));
      await expectLoaded(page);
      await press(page, 'Log Out');
      await logIn(page, 'ny-temporary@example.com', 'Temp-2026!');
      await choosePassword(page, newPassword);
      await portal.expectScreen(t('home.title'));
    },
  },
];

const isMetBy =
  (visit: Visit) =>
  ({ calls: varied }: Variation): boolean =>
    visit.calls.some((call) => varied.includes(call));

const namesOf = (backend: readonly Variation[]): string => backend.map(({ name }) => name).join(', ');

/** A visit is long, so variants of different calls are one backend. */
const backends = variants.reduce<readonly (readonly Variation[])[]>((all, variant) => {
  const isApart = ({ name, calls: varied }: Variation): boolean =>
    ![name, variant.name].some((each) => each in cannotChangeCoverage) &&
    varied.every((call) => !variant.calls.includes(call));
  const joined = all.find((backend) => backend.every(isApart));
  if (!joined) return [...all, [variant]];
  return all.map((backend) => (backend === joined ? [...backend, variant] : backend));
}, []);

const take = async (
  visit: Visit,
  { page, portal }: Omit<Visitor, 'expireTokens'>,
  request: APIRequestContext,
  backend: readonly Variation[],
  world: string,
): Promise<void> => {
  const headers = { 'x-reference-world': world, 'x-reference-variant': namesOf(backend) };
  await page.setExtraHTTPHeaders(headers);
  const met = new Set<string>();
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    for (const { name, calls: varied } of backend)
      if (varied.some((call) => isCall(call, sent.method(), pathname))) met.add(name);
  });
  const expireTokens = async (): Promise<void> => {
    const data = { state: 'tokens-expired', action: 'setup' };
    await expect(await request.post(`http://127.0.0.1:${String(ports.api)}/_pact/states`, { headers, data })).toBeOK();
  };
  await visit.make({ page, portal, expireTokens }, namesOf(backend));
  expect([...met], 'the variants that the visit is about').toEqual(
    expect.arrayContaining(backend.filter(isMetBy(visit)).map(({ name }) => name)),
  );
};

test.setTimeout(300_000);

for (const backend of backends) {
  test.describe(`The backend ${namesOf(backend)} keeps to the contract @http @WIRE-50 @everything`, () => {
    for (const visit of visits.filter((each) => backend.some(isMetBy(each))))
      test(visit.name, ({ page, portal, request }, { testId }) =>
        take(visit, { page, portal }, request, backend, testId),
      );
  });
}
