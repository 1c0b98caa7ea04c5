import { performByKeyboard } from './byKeyboard';
import { customerJourneys } from './customerJourneys';
import { test } from './portal';

/** The journeys that keyboard.spec.ts has not; `npm run test:keyboard` makes them in both languages. */
const titles: Readonly<Record<string, string>> = {
  'is invited, and creates an account': 'an invited customer creates an account',
  'begins a claim, leaves it, resumes it, mends it and sends it':
    'a claim is begun, left, resumed, mended, sent, and photos of it are asked for',
  'opens a document, adds a coverage and pays for it': 'documents are opened, and a coverage is added and paid for',
  'cancels a policy, with a reason': 'a policy is cancelled, with a reason',
  'pays a bill': 'a bill is paid',
  'replaces a bank account by a card, and pays monthly':
    'a card takes the place of a bank account, and the bill comes monthly',
  'changes a name, a mailing address and an email address': 'name, mailing address and email address are changed',
};

test.describe('By keyboard alone @memory @everything', () => {
  test.setTimeout(300_000);

  for (const { name, account, address, steps } of customerJourneys.slice(1))
    test(titles[name] ?? name, async ({ page, portal }) => {
      await portal.visit(account, address);
      await performByKeyboard(page, portal, ...steps);
    });
});
