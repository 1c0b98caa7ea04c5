import { ports } from '../../playwright.config';
import { english } from '../../src/ui/text/english';
import { type Step, wordsIn } from '../browser/customer';
import { actorIn, keepProblems, problemsOf } from '../webkit/actorIn';
import { ScriptLine } from '../webkit/ScriptLine';
import type { Driver } from '../webkit/WebDriver';
import { type Customer, test as base, expect } from '../webkit/webkit';
import { startOldEngine } from './startOldEngine';

const script = `(${keepProblems.toString()})()`;

/** The customer of an old engine. */
export const test = base.extend<object, { driver: Driver; line: ScriptLine }>({
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

/** Takes the steps, and expects no problem in the page. */
export const make = async (customer: Customer, steps: readonly Step[]): Promise<void> => {
  // A WPE browser has one window, and no tabs.
  const isWpe = test.info().project.name.startsWith('wpe');
  const actor = { ...actorIn(customer), ...(isWpe && { openDocument: () => Promise.resolve() }) };
  for (const step of steps) await step(actor, ...wordsIn(english));
  expect(await customer.window.evaluate(problemsOf)).toEqual([]);
};
