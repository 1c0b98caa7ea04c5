import { ports } from '../../playwright.config';
import { english } from '../../src/ui/text/english';
import type { Actor } from '../browser/Actor';
import { wordsIn } from '../browser/customer';
import { isAdopted } from '../browser/portal';
import { type Opening, act, scenes } from '../browser/scenes';
import { journeys } from '../browser/translatedJourneys';
import { asDrawn, compareWithReact, crowdPage, isInEveryEngine, mark, translatePage } from '../browser/translation';
import { actorIn, keepProblems, problemsOf } from './actorIn';
import { ScriptLine } from './ScriptLine';
import { type Customer, test as base, expect } from './webkit';

const script = [
  `(${keepProblems.toString()})()`,
  `(${translatePage.toString()})(${JSON.stringify(mark)})`,
  `(${crowdPage.toString()})()`,
].join(';');

const test = base.extend<object, { line: ScriptLine }>({
  line: [
    async ({ playwright: _ }, use) => {
      const line = await ScriptLine.open(ports.memory, script);
      await use(line);
      await line.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ line }, use) => use(`http://localhost:${String(line.port)}`),
});

/** WebDriver holds no clock. */
const timeless = <Kind extends Opening>(all: readonly Kind[]): readonly Kind[] =>
  all.filter(({ holdsClock }) => !holdsClock);

const open = async (customer: Customer, { account, address, isPublic, onlyNarrow }: Opening): Promise<Actor> => {
  if (onlyNarrow) await customer.window.call('POST', '/window/rect', { x: 0, y: 0, width: 360, height: 800 });
  await customer.visit(
    account,
    isPublic ? address : `${address}${address.includes('?') ? '&' : '?'}account=${account}`,
  );
  // WebKit makes no click of a press during which a translator replaces the text, as it does once more when React adopts the login.
  if (isPublic) await expect.poll(() => customer.window.evaluate(isAdopted)).toBe(true);
  return actorIn(customer);
};

/** The page shows what React last drew, all of it translated. */
const expectAsDrawn = async ({ window }: Customer): Promise<void> => {
  await expect.poll(() => window.evaluate(compareWithReact, mark)).toEqual(asDrawn);
  expect(await window.evaluate(problemsOf)).toEqual([]);
};

test.describe('In WebKit, translated, among extensions, @memory @everything', () => {
  for (const scene of timeless(scenes.filter((_, index) => isInEveryEngine(index)))) {
    test(`${scene.screen}, ${scene.state}, of ${scene.account} shows what was drawn`, async ({ customer }) => {
      await act(await open(customer, scene), scene, english);
      await expectAsDrawn(customer);
    });
  }

  for (const journey of timeless(journeys.filter((_, index) => isInEveryEngine(index)))) {
    test(`a customer ${journey.name}`, async ({ customer }) => {
      const actor = await open(customer, journey);
      for (const step of journey.steps) {
        await step(actor, ...wordsIn(english));
        await expectAsDrawn(customer);
      }
    });
  }
});
