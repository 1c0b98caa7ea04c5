import { inflateSync } from 'node:zlib';
import { ports } from '../../playwright.config';
import { english } from '../../src/ui/text/english';
import { type Step, beginClaim, says, signIn, titled, toConfirmation, wordsIn } from '../browser/customer';
import { customerJourneys } from '../browser/customerJourneys';
import { ScriptLine } from '../webkit/ScriptLine';
import { actorIn, keepProblems, problemsOf } from '../webkit/actorIn';
import type { Driver } from '../webkit/WebDriver';
import { type Customer, test as base, expect } from '../webkit/webkit';
import { startOldEngine } from './startOldEngine';

const script = `(${keepProblems.toString()})()`;

const test = base.extend<object, { driver: Driver; line: ScriptLine }>({
  driver: [
    async ({ playwright: _ }, use, { project }) => {
      const driver = await startOldEngine(project.name);
      await use(driver);
      driver.stop();
    },
    { scope: 'worker' },
  ],
  line: [
    async ({ playwright: _ }, use, { project, workerIndex }) => {
      const port = project.name.endsWith('memory') ? ports.memory : ports.http;
      const line = await ScriptLine.open(port, script, {
        'x-reference-world': `${project.name} ${String(workerIndex)}`,
      });
      await use(line);
      await line.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ line }, use) => use(`http://localhost:${String(line.port)}`),
});

const make = async (customer: Customer, steps: readonly Step[]): Promise<void> => {
  // A WPE browser has one window, and no tabs.
  const isWpe = test.info().project.name.startsWith('wpe');
  const actor = { ...actorIn(customer), ...(isWpe && { openDocument: () => Promise.resolve() }) };
  for (const step of steps) await step(actor, ...wordsIn(english));
  expect(await customer.window.evaluate(problemsOf)).toEqual([]);
};

for (const { name, account, address, steps } of customerJourneys)
  test(`a customer ${name} @SHELL-49 @memory @everything`, async ({ customer }) => {
    await customer.visit(account, address);
    await make(customer, steps);
  });

test('a customer signs in and files a claim @SHELL-49 @everything', async ({ customer }) => {
  await customer.visit('nj-noclaims');
  await make(customer, [signIn('nj-noclaims'), beginClaim, toConfirmation]);
});

/** The number of sheets in a PDF. Firefox writes it into a compressed part. */
const sheetsOf = (pdf: Buffer): number => {
  const parts = pdf.toString('latin1').split(/stream\r?\n/);
  const inflated = parts.map((part) => {
    try {
      return inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return Number(/\/Count (\d+)/.exec(inflated.join(''))?.[1]);
};

for (const [what, address, isThere] of [
  ['the policy', '/policy', titled('policy.title')],
  ['the payment history', '/billing', says('billing.payments')],
  ['a claim', '/claim?reference=HC-204938', says('claim.dateOfLoss')],
] as const)
  test(`a customer prints ${what} on one sheet @SHELL-39 @memory @everything`, async ({ customer }, { project }) => {
    test.skip(project.name.startsWith('wpe'), 'This browser does not print.');
    await customer.visit('nj-current', `${address}${address.includes('?') ? '&' : '?'}account=nj-current`);
    await make(customer, [isThere]);
    const pdf = await customer.window.call<string>('POST', '/print', {});
    expect(sheetsOf(Buffer.from(pdf, 'base64'))).toBe(1);
  });
