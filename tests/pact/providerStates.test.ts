import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Pact, committedPact, readPact, stateNamesOf } from '../../scripts/pact/pactFile';

const file = path.join(__dirname, '../../pacts/PROVIDER-STATES.md');

const sections = /^### `([\w-]+)`\n([^]*?)(?=^##)/gm;
const template = /(Record<string, StateHandler> = \{\n)[^]*?(?=^\};)/m;

/** The parameters that the pact sends to a state, and the interactions that need it. */
const useOf = (name: string, { interactions }: Pact): string => {
  const using = interactions.filter(({ providerStates = [] }) => providerStates.some((state) => state.name === name));
  const sent = using
    .flatMap(({ providerStates = [] }) => providerStates)
    .filter((state) => state.name === name && Object.keys(state.params ?? {}).length > 0)
    .map(({ params }) => `\`\`\`json\n${JSON.stringify(params, null, 2)}\n\`\`\`\n\n`);
  const parameters = sent.length > 0 ? ['The pact sends:\n\n', ...new Set(sent)] : [];
  const descriptions = using.map(({ description }) => `- ${description}\n`);
  return [...parameters, `Used by ${String(using.length)}:\n\n`, ...descriptions, '\n'].join('');
};

/** A handler that answers the values below "Answers:". */
const handlerOf = (name: string, written: string): string => {
  const [, answers = ''] = written.split('Answers:\n');
  const values = [...answers.matchAll(/^- `(\w+)`/gm)].map(([, value = '']) => `${value}: '…'`);
  return `  '${name}': async (params) => ({${values.length > 0 ? ` ${values.join(', ')} ` : ''}}),\n`;
};

/** The page with what the pact says about its states. What they need, and what they answer, is written by hand. */
const withPact = (page: string, pact: Pact): string => {
  const handlers: string[] = [];
  return page
    .replaceAll(sections, (_, name: string, text: string) => {
      const [written = ''] = text.split(/^(?:The pact sends|Used by \d+):/m);
      handlers.push(handlerOf(name, written));
      return `### \`${name}\`\n${written}${useOf(name, pact)}`;
    })
    .replace(template, (_, start: string) => start + handlers.join(''));
};

describe('PROVIDER-STATES.md', () => {
  const pact = readPact(committedPact);

  it('describes every state that the pact uses, and no other', () => {
    const described = [...readFileSync(file, 'utf8').matchAll(sections)].map(([, name]) => name);
    expect(described.toSorted()).toEqual([...stateNamesOf(pact)].toSorted());
  });

  it('is what the pact says', () => {
    const page = withPact(readFileSync(file, 'utf8'), pact);
    if (process.env['PACT_WRITE'] === '1') writeFileSync(file, page);
    expect(readFileSync(file, 'utf8')).toBe(page);
  });
});
