import { type PactInteraction, callOf } from './pactFile';
import type { Obstacle } from './preflight';

export interface Outcome {
  readonly interactions: readonly PactInteraction[];
  readonly failures: ReadonlyMap<string, string>;
  readonly obstacles: readonly Obstacle[];
  /** The command that verifies one interaction again, without the description. */
  readonly again: string;
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

const statesOf = (obstacles: readonly Obstacle[]): readonly string[] => unique(obstacles.map(({ state }) => state));

/** "POST /api/claims  2 of 4; missing states: claim-filed" for each call. */
const byCall = ({ interactions, failures, obstacles }: Outcome): readonly string[] =>
  unique(interactions.map(callOf))
    .toSorted()
    .map((call) => {
      const all = interactions.filter((interaction) => callOf(interaction) === call);
      const blocked = obstacles.filter(({ interaction }) => all.includes(interaction));
      const passed = all.filter(
        (interaction) =>
          !failures.has(interaction.description) && blocked.every((obstacle) => obstacle.interaction !== interaction),
      );
      const states = statesOf(blocked);
      const missing = states.length > 0 ? `; missing states: ${states.join(', ')}` : '';
      const isUnearned = passed.length > 0 && !passed.some(({ response }) => response.status < 300);
      const unearned = isUnearned ? '; refusals alone, which a missing call passes too' : '';
      return `  ${passed.length === all.length ? '✓' : '✗'} ${call.padEnd(44)} ${passed.length} of ${all.length}${missing}${unearned}`;
    });

/** Handlers for the states that are missing, with the values that the pact needs. */
const template = (obstacles: readonly Obstacle[]): readonly string[] =>
  statesOf(obstacles).map((state) => {
    const values = unique(obstacles.filter((one) => one.state === state).flatMap(({ missingValues }) => missingValues));
    return `  '${state}': async (params) => ({ ${values.map((value) => `${value}: '…'`).join(', ')} }),`;
  });

/** The most useful states first: those that most interactions wait for. */
const nextState = (obstacles: readonly Obstacle[]): string => {
  const waiting = (name: string): number => obstacles.filter(({ state }) => state === name).length;
  return statesOf(obstacles).toSorted((a, b) => waiting(b) - waiting(a))[0] ?? '';
};

/** What a developer needs to know at the end of a verification. */
export const summary = (outcome: Outcome): string => {
  const { interactions, failures, obstacles, again } = outcome;
  const good = interactions.length - failures.size - obstacles.length;
  return [
    ...[...failures].flatMap(([description, reason]) => [
      `✗ ${description}`,
      reason,
      `  again: ${again} --only '${description}'`,
      '',
    ]),
    ...byCall(outcome),
    '',
    ...(obstacles.length > 0
      ? [
          `Missing states (pacts/PROVIDER-STATES.md says what each needs). Begin with '${nextState(obstacles)}':`,
          ...template(obstacles),
          '',
        ]
      : []),
    `${good} of ${interactions.length} interactions verified, ${failures.size} failed, ${obstacles.length} without a state.`,
  ].join('\n');
};
