import { readFileSync } from 'node:fs';
import path from 'node:path';

export const statesPage = path.join(__dirname, '../../pacts/PROVIDER-STATES.md');

/** The sections of the page: "### `any-customer`", and the text below it. */
export const STATE_SECTIONS = /^### `([\w-]+)`\n([^]*?)(?=^##)/gm;

/** The values that a state answers, from its section. */
const answersIn = (section: string): readonly string[] => {
  const [, answers = ''] = section.split('Answers:\n');
  return [...answers.matchAll(/^- `(\w+)`/gm)].map(([, value = '']) => value);
};

/** A handler to fill in, with the values that the state answers. */
export const handlerIn = (name: string, section: string): string => {
  const values = answersIn(section).map((value) => `${value}: '…'`);
  return `  '${name}': async (params) => ({${values.length > 0 ? ` ${values.join(', ')} ` : ''}}),`;
};

const sections: ReadonlyMap<string, string> = new Map(
  [...readFileSync(statesPage, 'utf8').matchAll(STATE_SECTIONS)].map(([, name = '', text = '']) => [name, text]),
);

/** The values that a state answers; none for a state that the page does not have. */
export const answersOf = (name: string): readonly string[] => answersIn(sections.get(name) ?? '');

export const handlerOf = (name: string): string => handlerIn(name, sections.get(name) ?? '');
