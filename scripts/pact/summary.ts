import { type PactInteraction, callOf } from './pactFile';
import { type Obstacle, IS_UNKNOWN } from './preflight';
import { handlerOf } from './providerStates';

export interface Outcome {
  readonly interactions: readonly PactInteraction[];
  readonly failures: ReadonlyMap<string, string>;
  /** The replies that the portal could not use, where they belong to no interaction. */
  readonly problems?: readonly string[];
  readonly obstacles: readonly Obstacle[];
  /** For how many milliseconds each call took at most. */
  readonly durations?: ReadonlyMap<string, number>;
  /** The command that verifies one interaction again, without the description. */
  readonly again: string;
  /** What to do when everything is verified. */
  readonly next?: string;
}

const unique = <T>(names: readonly T[]): readonly T[] => [...new Set(names)];

/** States in the way, those that most interactions wait for first. */
const byNeed = (obstacles: readonly Obstacle[], isWanted: (reason: string) => boolean): readonly string[] => {
  const waiting = (name: string): number =>
    obstacles.filter(({ states }) => states.some(({ state }) => state === name)).length;
  const wanted = obstacles.flatMap(({ states }) => states).filter(({ reason }) => isWanted(reason));
  return unique(wanted.map(({ state }) => state)).toSorted((a, b) => waiting(b) - waiting(a));
};

/** "POST /api/claims  2 of 4; waits for the state claim-filed" for each call. */
const byCall = ({ interactions, failures, obstacles }: Outcome): readonly string[] =>
  unique(interactions.map(callOf))
    .toSorted()
    .map((call) => {
      const all = interactions.filter((interaction) => callOf(interaction) === call);
      const blocked = obstacles.filter(({ interaction }) => all.includes(interaction));
      const begun = all.filter((each) => blocked.every(({ interaction }) => interaction !== each));
      const passed = begun.filter(({ description }) => !failures.has(description));
      const states = byNeed(blocked, () => true);
      const waits =
        states.length > 0 ? `; waits for the state${states.length > 1 ? 's' : ''} ${states.join(', ')}` : '';
      const isUnearned = passed.length > 0 && !passed.some(({ response }) => response.status < 300);
      const unearned = isUnearned ? '; refusals alone, which a missing call passes too' : '';
      return `  ${passed.length === all.length ? '✓' : '✗'} ${call.padEnd(44)} ${passed.length} of ${all.length}${waits}${unearned}`;
    });

/** The states that the provider does not know, each with a handler to fill in. */
export const missingStates = (names: readonly string[]): readonly string[] =>
  names.length === 0
    ? []
    : [
        `States that the provider does not know, with what each answers (pacts/PROVIDER-STATES.md says more). Begin with '${names[0] ?? ''}':`,
        ...names.map(handlerOf),
        '',
      ];

/** The states that the provider knows and could not enter. */
const failedStates = (obstacles: readonly Obstacle[]): readonly string[] => {
  const problems = obstacles.flatMap(({ states }) => states).filter(({ reason }) => reason !== IS_UNKNOWN);
  const lines = unique(problems.map(({ state, reason }) => `  "${state}" ${reason}.`));
  return lines.length === 0 ? [] : ['States that the provider knows and could not enter:', ...lines, ''];
};

/** Fields of one kind in two replies: their values and places differ. */
const kindOf = (line: string): string => line.replaceAll(/\[\d+\]/g, '[]').replace(/ is .*?, expected /, ' ');

/** A line of ours, "GET /api/claims answered …", which says the whole fault. The verifier's lines need one another. */
const isWhole = (line: string): boolean => /^ {4}(?:GET|POST|PUT|The state) /.test(line);

/** The reasons of the failures, each once. */
const reasonsOf = ({ failures, again }: Outcome): readonly string[] => {
  const said = new Map<string, string>();
  return [...failures].flatMap(([description, reason]) => {
    const lines = reason.split('\n');
    const others = lines.map((line) => (isWhole(line) ? said.get(kindOf(line)) : undefined));
    for (const line of lines) said.set(kindOf(line), said.get(kindOf(line)) ?? description);
    const fresh = lines.filter((_, index) => others[index] === undefined);
    const known = unique(others.filter((other) => other !== undefined));
    return [
      `✗ ${description}`,
      ...fresh,
      ...known.map((other) => `    the same fault as in “${other}”`),
      `  again: ${again} --only '${description}'`,
      '',
    ];
  });
};

/** After this many milliseconds, the portal tells the customer that it takes longer. */
const SLOW = 10_000;

const slowCalls = (durations: ReadonlyMap<string, number>): readonly string[] => {
  const found = [...durations].filter(([, duration]) => duration > SLOW);
  return found.length === 0
    ? []
    : [
        ...found.map(([call, duration]) => `! ${call} took ${(duration / 1000).toFixed(1)} s.`),
        'After 10 s the portal tells the customer that it takes longer; after 30 s it gives up a read, after 60 s a write.',
        '',
      ];
};

/** What a developer needs to know at the end of a verification. */
export const summary = (outcome: Outcome): string => {
  const { interactions, failures, obstacles, problems = [], durations = new Map(), next } = outcome;
  const good = interactions.length - failures.size - obstacles.length;
  return [
    ...reasonsOf(outcome),
    ...byCall(outcome),
    '',
    ...(problems.length > 0
      ? ['Replies that do not keep to openapi/portal-api.yaml:', ...problems.map((problem) => `  ✗ ${problem}`), '']
      : []),
    ...failedStates(obstacles),
    ...missingStates(byNeed(obstacles, (reason) => reason === IS_UNKNOWN)),
    ...slowCalls(durations),
    `${good} of ${interactions.length} interactions verified, ${failures.size} failed, ${obstacles.length} without their states.`,
    ...(good === interactions.length && problems.length === 0 && next !== undefined ? [`Next: ${next}`] : []),
  ].join('\n');
};
