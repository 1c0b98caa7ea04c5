import type { Context } from '../faults/Context';
import { endOf, expectedAttempts, expectedRefreshes } from '../faults/expectedCalls';
import { faultForms, tokensExpired } from '../faults/faults';
import { isCallOf } from '../faults/insurerAnswers';
import { type ContextName, type End, contexts, matrix } from '../faults/matrix';
import { contextScenes, withCardService } from './contexts';
import { FaultyTab } from './FaultyTab';
import { type Page, type Portal, expect, test } from './portal';
import { isInShare } from './share';

/** The form in which the reference server has each fault. */
const forms = {
  K2: 'expired once',
  K3: 'expired again',
  K4: 'refresh 401',
  K5: 'refresh 503',
  K6: '401',
  K11: 'empty 502',
  K12: 'malformed',
  K13: 'data of another kind',
} as const;
type WireFault = keyof typeof forms;
const wireFaults = Object.keys(forms) as readonly WireFault[];

const signs: Readonly<Partial<Record<End, string>>> = {
  out: 'You have been signed out. Please log in again.',
  new: 'Your email address has been changed. Please log in with your new email address.',
  bad: 'Invalid email or password',
  tec: 'There may be a technical issue',
  usr: 'This invitation has been used already. Please log in.',
  chk: 'We could not check your invitation. Please try again.',
  rej: 'Unable to update email. Please verify that your verification code and password are correct.',
};

/** The screen where the customer ends by the matrix, and the status on the error page. */
const expected = (context: ContextName, fault: WireFault): { readonly end: End; readonly status: number } => {
  const cell = matrix.find((each) => each.context === context && each.fault === fault);
  const form = faultForms[fault].findIndex(({ name }) => name === forms[fault]);
  return { end: endOf(cell ?? { ends: ['ok'] }, form), status: faultForms[fault][form]?.report.status ?? 0 };
};

/** Meets faults in one context, one after the other. */
const expectCells = async (
  page: Page,
  portal: Portal,
  name: ContextName,
  faults: readonly WireFault[],
): Promise<void> => {
  const context: Context = contexts[name];
  const { account, address, isPublic, prepare, reach, act, succeeds, says, typed } = contextScenes[name];
  const tab = new FaultyTab(page, portal);
  const count = (call: string): number => tab.calls.filter((made) => isCallOf(call, made)).length;
  const session = async () => (isPublic ? {} : tab.sessionOf(account));

  if (name === 'update the payment method') await withCardService(page);
  await tab.open(account);
  await tab.keep(await session());
  await prepare?.(page, portal);
  const kept = prepare ? await tab.kept() : {};

  for (const fault of faults) {
    const { end, status } = expected(name, fault);
    const arm = async (): Promise<void> => {
      const expired = { call: 'GET /api/policies', kind: 'answer', times: 1, ...tokensExpired };
      if (context.needsRefresh) await tab.meet(expired);
      await tab.meet({ call: context.call, code: fault });
      tab.calls.length = 0;
    };
    await test.step(`${fault}: ${end}`, async () => {
      await tab.rest();
      await tab.reset();
      await tab.keep({ ...kept, ...(await session()) });
      if (!act) await arm();
      await portal.visit(account, address);
      await reach?.(page);
      if (act) await arm();
      await act?.(page);

      if (end === 'ok') await succeeds(page);
      else if (end === 'err') await portal.expectScreen(String(status));
      else if (end === 'say' && says === undefined) await expect(page.getByRole('alert').first()).toBeVisible();
      else await expect(page.getByText(signs[end] ?? says ?? `what says ${end}`).first()).toBeVisible();

      const isPolled = end === 'ok' && context.call.includes('/status/');
      const attempts = expectedAttempts(context, fault, end);
      if (isPolled) expect(count(context.call), 'calls').toBeGreaterThanOrEqual(attempts);
      else expect(count(context.call), 'calls').toBe(attempts);
      const refreshes = context.needsRefresh ? 1 : expectedRefreshes(context, fault);
      expect(count('POST /api/auth/user/token'), 'refreshes').toBe(refreshes);
      if (!isPublic) expect('hearthside.1.auth' in (await tab.kept())).toBe(end !== 'out' && end !== 'new');

      if (end === 'err' && typed) {
        await page.getByRole('link', { name: 'Back to what you were doing' }).click();
        await typed(page);
      }
    });
  }
};

/** One write stands for all of them in `npm test`. */
const sample: readonly string[] = ['cancel the policy'];

test.describe('Every context meets the faults of the wire @FAULT-49', { tag: '@http' }, () => {
  // Eight visits, one after the other.
  test.beforeEach(() => test.setTimeout(600_000));

  for (const [index, name] of (Object.keys(contextScenes) as ContextName[]).entries()) {
    // In CI, a context meets every eighth fault, because jest goes through the whole matrix.
    const met = wireFaults.filter((_, fault) => isInShare(index + fault, 8));
    test(name, { tag: sample.includes(name) ? [] : ['@everything'] }, ({ page, portal }) =>
      expectCells(page, portal, name, met),
    );
  }
});
