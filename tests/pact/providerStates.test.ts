import { readFileSync, writeFileSync } from 'node:fs';
import { type Pact, committedPact, readPact, stateNamesOf } from '../../scripts/pact/pactFile';
import { handlerIn, STATE_SECTIONS, statesPage } from '../../scripts/pact/providerStates';
import { stories } from '../../scripts/pact/scenarios/tellStories';

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
  if (using.length === 0) return '';
  return [...parameters, `Used by ${String(using.length)}:\n\n`, ...descriptions, '\n'].join('');
};

/** The page with what the pact says about its states. What they need, and what they answer, is written by hand. */
const withPact = (page: string, pact: Pact): string => {
  const handlers: string[] = [];
  return page
    .replaceAll(STATE_SECTIONS, (_, name: string, text: string) => {
      const [written = ''] = text.split(/^(?:The pact sends|Used by \d+):/m);
      handlers.push(`${handlerIn(name, written)}\n`);
      return `### \`${name}\`\n${written}${useOf(name, pact)}`;
    })
    .replace(template, (_, start: string) => start + handlers.join(''));
};

describe('PROVIDER-STATES.md', () => {
  const pact = readPact(committedPact);

  it('describes every state that the pact or a story uses, and no other', () => {
    const described = [...readFileSync(statesPage, 'utf8').matchAll(STATE_SECTIONS)].map(([, name]) => name);
    const told = stories.flatMap(({ given = 'any-customer', needs = [] }) => [given, ...needs]);
    expect(described.toSorted()).toEqual([...new Set([...stateNamesOf(pact), ...told])].toSorted());
  });

  it('is what the pact says', () => {
    const page = withPact(readFileSync(statesPage, 'utf8'), pact);
    if (process.env['PACT_WRITE'] === '1') writeFileSync(statesPage, page);
    expect(readFileSync(statesPage, 'utf8')).toBe(page);
  });
});
