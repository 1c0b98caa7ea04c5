import { customerJourneys } from './customerJourneys';
import { performByKeyboard } from './performByKeyboard';
import { test } from './portal';

/** The journeys that keyboard.spec.ts has not; `npm run test:keyboard` makes them in both languages. */
test.describe('By keyboard alone @memory @everything', () => {
  test.setTimeout(300_000);

  for (const { name, account, address, steps } of customerJourneys.slice(1))
    test(`a customer ${name}`, async ({ page, portal }) => {
      await portal.visit(account, address);
      await performByKeyboard(page, portal, ...steps);
    });
});
