import { type Pact, type PactInteraction, type ProviderState, valuesNeeded } from './pactFile';

/** A provider that does not answer within this time is not there. */
const patience = 3000;

/** A reason to stop before the first interaction, in words for the developer. */
export class NotReady extends Error {
  override readonly name = 'NotReady';
}

type Values = Readonly<Record<string, unknown>>;

/** Why an interaction cannot be verified. */
export interface Obstacle {
  readonly interaction: PactInteraction;
  /** The state that the provider does not know, or whose values are incomplete. */
  readonly state: string;
  readonly missingValues: readonly string[];
}

/** @throws NotReady where no provider answers */
export const reach = async (url: string): Promise<void> => {
  try {
    await fetch(url, { signal: AbortSignal.timeout(patience) });
  } catch {
    throw new NotReady(`Nothing answers at ${url}. Start the provider first.`);
  }
};

/** The values of a state; `undefined` for a state that the provider does not know. */
const enter = async (states: string, { name, params = {} }: ProviderState): Promise<Values | undefined> => {
  try {
    const response = await fetch(states, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ state: name, params, action: 'setup' }),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) return undefined;
    const text = await response.text();
    return text === '' ? {} : (JSON.parse(text) as Values);
  } catch {
    return undefined;
  }
};

const obstacleOf = async (interaction: PactInteraction, states: string): Promise<Obstacle | undefined> => {
  const values: Values = {};
  let last = '';
  for (const state of interaction.providerStates ?? []) {
    last = state.name;
    const answered = await enter(states, state);
    if (answered === undefined) return { interaction, state: last, missingValues: [] };
    Object.assign(values, answered);
  }
  const missingValues = valuesNeeded(interaction).filter((name) => values[name] === undefined);
  return missingValues.length > 0 ? { interaction, state: last, missingValues } : undefined;
};

/**
 * Checks, in seconds, which states the provider can enter.
 *
 * @throws NotReady without a states endpoint, or with one that accepts any name
 */
export const preflight = async (states: string, pact: Pact): Promise<readonly Obstacle[]> => {
  if ((await enter(states, { name: 'a-state-that-does-not-exist' })) !== undefined) {
    throw new NotReady(`${states} accepts a state that does not exist. Answer 404 for a state that you do not know.`);
  }
  const obstacles: Obstacle[] = [];
  for (const interaction of pact.interactions) {
    const obstacle = await obstacleOf(interaction, states);
    if (obstacle) obstacles.push(obstacle);
  }
  if (obstacles.length > 0 && obstacles.length === pact.interactions.length) {
    throw new NotReady(
      `${states} enters none of the states. Add the endpoint (docs/backend.md, "The states endpoint"), beginning with "any-customer"; or try --smoke, which needs none.`,
    );
  }
  return obstacles;
};
