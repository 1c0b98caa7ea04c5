import { type PactInteraction, callOf } from './pactFile';
import type { Obstacle } from './preflight';

export interface Outcome {
  readonly interactions: readonly PactInteraction[];
  readonly failures: ReadonlyMap<string, string>;
  readonly problems?: readonly string[];
  readonly obstacles: readonly Obstacle[];
  /** The command that verifies one interaction again, without the description. */
  readonly again: string;
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** The missing states, those that most interactions wait for first. */
const missingStates = (obstacles: readonly Obstacle[]): readonly string[] => {
  const waiting = (name: string): number => obstacles.filter(({ state }) => state === name).length;
  return unique(obstacles.map(({ state }) => state)).toSorted((a, b) => waiting(b) - waiting(a));
};

/** "POST /api/claims  2 of 4; missing states: claim-filed" for each call. */
const byCall = ({ interactions, failures, obstacles }: Outcome): readonly string[] =>
  unique(interactions.map(callOf))
    .toSorted()
    .map((call) => {
      const all = interactions.filter((interaction) => callOf(interaction) === call);
      const blocked = obstacles.filter(({ interaction }) => all.includes(interaction));
      const begun = all.filter((each) => blocked.every(({ interaction }) => interaction !== each));
      const passed = begun.filter(({ description }) => !failures.has(description));
      const missing = blocked.length > 0 ? `; missing states: ${missingStates(blocked).join(', ')}` : '';
      const isUnearned = passed.length > 0 && !passed.some(({ response }) => response.status < 300);
      const unearned = isUnearned ? '; refusals alone, which a missing call passes too' : '';
      return `  ${passed.length === all.length ? '✓' : '✗'} ${call.padEnd(44)} ${passed.length} of ${all.length}${missing}${unearned}`;
    });

/** Handlers for the states that are missing, with the values that the pact needs. */
const template = (obstacles: readonly Obstacle[]): readonly string[] =>
  missingStates(obstacles).map((state) => {
    const values = unique(obstacles.filter((one) => one.state === state).flatMap(({ missingValues }) => missingValues));
    return `  '${state}': async (params) => ({ ${values.map((value) => `${value}: '…'`).join(', ')} }),`;
  });

/** The states that exist and could not be entered, with what they answered. */
const reasons = (obstacles: readonly Obstacle[]): readonly string[] =>
  unique(
    obstacles.filter(({ reason }) => reason !== 'is not known').map(({ state, reason }) => `  "${state}" ${reason}.`),
  );

/** What a developer needs to know at the end of a verification. */
export const summary = (outcome: Outcome): string => {
  const { interactions, failures, obstacles, again, problems = [] } = outcome;
  const good = interactions.length - failures.size - obstacles.length;
  const [first = ''] = missingStates(obstacles);
  return [
    ...[...failures].flatMap(([description, reason]) => [
      `✗ ${description}`,
      reason,
      `  again: ${again} --only '${description}'`,
      '',
    ]),
    ...byCall(outcome),
    '',
    ...(problems.length > 0
      ? ['Replies that do not keep to openapi/portal-api.yaml:', ...problems.map((problem) => `  ✗ ${problem}`), '']
      : []),
    ...(obstacles.length > 0
      ? [
          `Missing states (pacts/PROVIDER-STATES.md says what each needs). Begin with '${first}':`,
          ...reasons(obstacles),
          ...template(obstacles),
          '',
        ]
      : []),
    `${good} of ${interactions.length} interactions verified, ${failures.size} failed, ${obstacles.length} without a state.`,
  ].join('\n');
};
