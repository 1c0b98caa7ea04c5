// `npm run requirements`: writes the tests of each rule into docs/requirements, and prints the problems of the register. No
// package joins rules in Markdown to the tags of two test runners.
import { writeFileSync } from 'node:fs';
import { readRegister } from './readRegister';
import { problemsOf, rulesOf, withTests } from './register';

const register = readRegister();
for (const [file, page] of register.pages) {
  const written = withTests(page, register.tests);
  if (written !== page) writeFileSync(file, written);
  register.pages.set(file, written);
}

const rules = [...register.pages.values()].flatMap(rulesOf);
const last = new Map<string, number>();
for (const [area = '', number] of rules.map(({ id }) => id.split('-')))
  last.set(area, Math.max(last.get(area) ?? 0, Number(number)));
const next = [...last].map(([area, number]) => `${area}-${String(number + 1)}`);
console.log(`The next free ids: ${next.join(', ')}.`);

const tested = rules.filter(({ id }) => register.tests.has(id)).length;
console.log(`${String(rules.length)} rules, ${String(tested)} of them with a test.`);
const problems = problemsOf(register);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
