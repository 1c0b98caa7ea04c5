import { expect, test } from './portal';

test.describe('The dashboard', () => {
  test('the cards say what is behind them', async ({ page, portal }) => {
    await portal.signIn('nj-current');
    for (const text of [
      'See your policy information and documents.',
      'View or change your personal details.',
      'Report a claim, or check on the status of an existing claim.',
      'View your billing information.',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
  });

  test('a customer in New York who opens a claims address lands on the dashboard', async ({ page, portal }) => {
    await portal.signIn('ny-current');
    for (const path of ['/claim', '/claim/report', '/claim/report/summary', '/claim/view-claims']) {
      await portal.visit('ny-current', path);
      await portal.expectScreen('Your Policy Dashboard');
      expect(new URL(page.url()).pathname).toBe('/home');
    }
  });

  for (const saveData of [false, true]) {
    const does = saveData ? 'waits until they are asked for, where data is to be saved' : 'comes when there is time';
    test(`what the other screens need ${does} @memory`, async ({ page, portal }) => {
      await page.addInitScript((saves) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: saves } });
        const asked = new Set<string>();
        Reflect.set(window, 'areasAskedFor', asked);
        new MutationObserver((records) => {
          for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
            if (node instanceof HTMLScriptElement)
              asked.add(/assets\/(policy|claims|billing|profile)\./.exec(node.src)?.[1] ?? 'another');
        }).observe(document, { childList: true, subtree: true });
      }, saveData);
      await portal.signIn('nj-current');
      await expect(page.getByText('Report a claim, or check')).toBeVisible();
      const asked = await page.evaluate(async () => {
        // What was to be done in idle time before has been done then, and what it asked for is in the page.
        for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
        return [...(Reflect.get(window, 'areasAskedFor') as ReadonlySet<string>)];
      });
      const others = asked.filter((name) => name !== 'another').sort();
      expect(others).toEqual(saveData ? [] : ['billing', 'claims', 'policy', 'profile']);
    });
  }
});
