import type { Pact } from './pactFile';
import {
  type StateDescription,
  personaDescriptions,
  situationDescriptions,
  stateDescriptions,
} from './stateDescriptions';

interface UsedState extends StateDescription {
  readonly name: string;
  /** Every set of parameters that the pact sends. */
  readonly sent: readonly string[];
  readonly interactions: readonly string[];
}

const used = (pact: Pact, descriptions: Readonly<Record<string, StateDescription>>): readonly UsedState[] =>
  Object.entries(descriptions).map(([name, description]) => ({
    name,
    ...description,
    sent: [
      ...new Set(
        pact.interactions
          .flatMap(({ providerStates = [] }) => providerStates)
          .filter((state) => state.name === name && Object.keys(state.params ?? {}).length > 0)
          .map(({ params }) => JSON.stringify(params, null, 2)),
      ),
    ],
    interactions: pact.interactions
      .filter(({ providerStates = [] }) => providerStates.some((state) => state.name === name))
      .map((interaction) => interaction.description),
  }));

const list = (title: string, entries: Readonly<Record<string, string>> | undefined): readonly string[] =>
  entries === undefined
    ? []
    : [title, '', ...Object.entries(entries).map(([name, meaning]) => `- \`${name}\`: ${meaning}`), ''];

const section = ({ name, needs, parameters, answers, sent, interactions }: UsedState): readonly string[] => [
  `### \`${name}\``,
  '',
  needs,
  '',
  ...list('Parameters:', parameters),
  ...sent.flatMap((json) => ['```json', json, '```', '']),
  ...list('Answers:', answers),
  `Used by ${String(interactions.length)}:`,
  '',
  ...interactions.map((interaction) => `- ${interaction}`),
  '',
];

const handler = ({ name, answers = {} }: UsedState): string => {
  const values = Object.keys(answers).map((key) => `${key}: '…'`);
  return `  '${name}': async (params) => ({${values.length > 0 ? ` ${values.join(', ')} ` : ''}}),`;
};

/** States of the pact without a description, and descriptions without a state. */
export const undescribedStates = (
  pact: Pact,
): { readonly missing: readonly string[]; readonly idle: readonly string[] } => {
  const names = pact.interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));
  return {
    missing: [...new Set(names)].filter((name) => !Object.hasOwn(stateDescriptions, name)),
    idle: Object.keys(stateDescriptions).filter((name) => !names.includes(name)),
  };
};

/** pacts/PROVIDER-STATES.md: what a provider's state-change endpoint needs, generated from the pact. */
export const providerStatesPage = (pact: Pact): string => {
  const personas = used(pact, personaDescriptions);
  const situations = used(pact, situationDescriptions);
  return [
    '# Provider states',
    '',
    'Generated from the pact by `npm run pact:write`; a test fails when it is stale.',
    '',
    'Before each interaction the verification sends its states, one after the other, to the state-change endpoint:',
    '',
    '```http',
    'POST /_pact/states',
    'Content-Type: application/json',
    '',
    '{ "state": "nj-current", "params": {}, "action": "setup" }',
    '```',
    '',
    'The endpoint answers `200` with the values of the state as JSON, `{}` if there are none. The verification puts them into the requests:',
    '`authToken` and `accessToken` into the headers, all others where the pact names them. For a state that it does not know the endpoint',
    'answers `404`, so that the verification fails.',
    '',
    'A **persona** comes first and starts afresh: the customer with just this data, signed in, nothing left of earlier states. A',
    '**situation** says what has happened to the persona since. What a state does not name is yours to choose.',
    '',
    '## Personas',
    '',
    ...personas.flatMap(section),
    '## Situations',
    '',
    ...situations.flatMap(section),
    '## A template of the handlers',
    '',
    'For the provider’s test environment, never for production:',
    '',
    '```ts',
    'type StateHandler = (params: Record<string, unknown>) => Promise<Record<string, string>>;',
    '',
    'export const stateHandlers: Record<string, StateHandler> = {',
    ...[...personas, ...situations].map(handler),
    '};',
    '```',
    '',
  ].join('\n');
};
