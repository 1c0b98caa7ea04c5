import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { mutated, mutation } from '../support/mutatedReply';
import { runs } from '../support/runs';
import { FaultyTab } from './FaultyTab';
import { arriving, expect, forgetRecord, test } from './portal';

/** Where a customer of each account meets the replies to reads. */
const screens = [
  ['ny-both', '/home'],
  ['ny-both', '/policy'],
  ['ny-both', '/policy/edit'],
  ['ny-both', '/billing'],
  ['ny-both', '/billing/frequency'],
  ['ny-both', '/profile'],
  ['nj-current', '/claim'],
] as const;

const tampering = fc.record({
  /** Which of the replies that the screen waits for. */
  which: fc.nat(1),
  changes: fc.array(mutation, { minLength: 1, maxLength: 3 }),
});

const isSample = process.env['PART'] === 'sample';
const perScreen = runs(isSample ? 2 : 4, 143);

/** Waits until the page has no open request, but at most 15 seconds. */
const quiet = (tab: FaultyTab): Promise<void> => Promise.race([tab.rest(), pause(15_000)]);

test.describe('Replies that were tampered with @http', () => {
  for (const [account, path] of screens) {
    const isInSample = isSample && path === '/claim';
    test(`leave no blank page at ${path}, and run no script @SAFE-1${isInSample ? '' : ' @everything'}`, async ({
      page,
      portal,
    }) => {
      test.setTimeout(30_000 + perScreen * 15_000);
      const tab = new FaultyTab(page, portal);
      let left = -1;
      let applied = 0;
      let changes: Parameters<typeof mutated>[1] = [];
      await page.route('**/api/**', async (route) => {
        left -= 1;
        if (left !== -1) return route.continue();
        applied += 1;
        const response = await arriving(route);
        return route.fulfill({ response, body: mutated(await response.text(), changes) });
      });
      await portal.signIn(account);
      await quiet(tab);
      const { origin } = new URL(page.url());

      for (const [before, tampered] of fc.sample(tampering, { numRuns: perScreen, seed: path.length }).entries()) {
        changes = tampered.changes;
        left = tampered.which;
        await page.evaluate(forgetRecord);
        const said = JSON.stringify(tampered);
        await page.goto(origin + path);
        // A page that is not idle yet may have calls to make.
        await expect.poll(() => applied, said).toBe(before + 1);
        await quiet(tab);
        await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('status')).first(), said).toBeVisible();
        await expect(page.getByRole('main'), said).toHaveText(/\S/);
        expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown), said).toBeUndefined();
      }
    });
  }
});
