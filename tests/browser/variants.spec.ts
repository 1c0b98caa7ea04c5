import type { APIRequestContext } from '@playwright/test';
import { ports } from '../../playwright.config';
import { isCall } from '../../src/adapters/reference-api/isCall';
import type { Variation } from '../../src/adapters/reference-api/Variation';
import * as calls from '../contract/apiCalls';
import { joinedVariants, namesOf } from '../pact/joinedVariants';
import { variants } from '../pact/variants';
import {
  askForCode,
  cancelPolicy,
  check,
  choosePassword,
  editSection,
  enterCode,
  fill,
  fillNewEmail,
  follow,
  followAction,
  logInAs,
  open,
  perform,
  press,
  says,
  sendClaim,
  sendCode,
  shown,
  titled,
  toBilling,
  toClaims,
  toContact,
  toPolicy,
  toProfile,
} from './customer';
import { type Page, type Portal, expect, test } from './portal';
import { isInShare, isWhole } from './share';

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

/** The texts for customers who cannot change the coverages with such a backend. */
const cannotChangeCoverage: Readonly<Record<string, string>> = {
  'policies-quote-id-absent': 'Oops! Looks like something went wrong on our end.',
  'policy-number-and-term-alone': 'You can make changes to your policy once it is effective.',
  'policies-with-their-renewal': 'You can make changes to your policy once it is effective.',
  'billing-alone': 'please make a payment with a Credit/Debit Card',
};

const changeCoverage = async ({ page, portal }: Visitor, variant: string): Promise<void> => {
  await perform(page, followAction('/policy/edit'), titled('edit.title'));
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
      await perform(page, toPolicy, shown);
      await changeCoverage(visitor, variant);
      await perform(
        page,
        toBilling,
        shown,
        open('billing.updateMethod', 'payment.title'),
        (actor) => actor.expectShown('checkbox'),
        press('shell.cancel'),
        followAction('/billing/frequency'),
        titled('frequency.title'),
        check('radio'),
        press('shell.save'),
        titled('billing.title'),
        shown,
      );
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
      await perform(page, toClaims);
      await page.getByRole('rowheader').getByRole('button').first().click();
      await expect(page.getByRole('region', { name: 'Claim Details' })).toBeVisible();
      await perform(
        page,
        follow('claims.report'),
        toContact,
        fill('claim.contact.phoneNumber', phone),
        check('radio', 'contactPreference.email'),
        press('shell.next'),
        titled('claim.summary.title'),
        sendClaim,
        toProfile,
        editSection('profile.phone'),
        fill('profile.phone', phone),
        press('shell.save'),
        says('profile.phone.saved'),
        editSection('profile.email'),
        fillNewEmail('nj-noclaims@example.com'),
        press('shell.next'),
        says('email.inUse'),
        askForCode('new.address@example.com'),
        enterCode(),
        (actor) => actor.expectGone('dialog'),
        toPolicy,
        followAction('/policy/cancel'),
        cancelPolicy,
        titled('home.title'),
        says('home.cancelled'),
      );
    },
  },
  {
    name: 'passwords and sessions',
    calls: [...calls.sessionCalls, calls.requestCode, calls.sendInvitation, calls.checkInvitation],
    make: async ({ page, portal, expireTokens }) => {
      const newPassword = 'Hearth-2027!';
      await portal.visit('ny-invited');
      await perform(
        page,
        logInAs('ny-current', 'Wrong-2026!'),
        says('login.invalidCredentials'),
        sendCode('ny-current'),
        fill('reset.code', '246810'),
        choosePassword(newPassword),
        titled('login.title'),
        open('login.firstTime', 'forgot.title.FIRST_TIME'),
        fill('forgot.userName', 'ny-invited@example.com'),
        press('forgot.submit'),
      );
      await expect(page).toHaveURL(/\/reset$/);

      await portal.visit('ny-invited', '/reset?token=invite-ny');
      await perform(page, choosePassword(newPassword), titled('home.title'));
      await expireTokens();
      await page.reload();
      await perform(
        page,
        titled('home.title'),
        shown,
        press('shell.logOut'),
        logInAs('ny-temporary', 'Temp-2026!'),
        choosePassword(newPassword),
        titled('home.title'),
      );
    },
  },
];

const isMetBy =
  (visit: Visit) =>
  ({ calls: varied }: Variation): boolean =>
    visit.calls.some((call) => varied.includes(call));

const backends = joinedVariants(variants, ({ name }) => name in cannotChangeCoverage);

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

/**
 * In CI, every fourth backend, without a visit whose variants an earlier one has met. `npm run test:providers` takes every variant through
 * its journeys.
 */
const visitsOf = (backend: readonly Variation[], index: number): readonly Visit[] => {
  const meeting = visits.filter((visit) => backend.some(isMetBy(visit)));
  if (isWhole) return meeting;
  return meeting.filter((visit, at) => {
    const isNew = (variant: Variation): boolean =>
      isMetBy(visit)(variant) && !meeting.slice(0, at).some((earlier) => isMetBy(earlier)(variant));
    return isInShare(index, 4) && backend.some(isNew);
  });
};

test.setTimeout(300_000);

for (const [index, backend] of backends.entries()) {
  test.describe(`The backend ${namesOf(backend)} keeps to the contract @http @WIRE-50 @everything`, () => {
    for (const visit of visitsOf(backend, index))
      test(visit.name, ({ page, portal, request }, { testId }) =>
        take(visit, { page, portal }, request, backend, testId),
      );
  });
}
