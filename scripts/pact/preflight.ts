import { type Pact, type PactInteraction, type ProviderState, valuesNeeded } from './pactFile';

/** A provider that does not answer within this time is not there. */
const patience = 5000;

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
  /** "answered 500", "is not known", "lacks authToken" */
  readonly reason: string;
}

/** @throws NotReady for an address without a scheme, or where no provider answers */
export const reach = async (url: string): Promise<void> => {
  if (!/^https?:\/\//.test(url)) throw new NotReady(`"${url}" is no address. Begin it with http:// or https://.`);
  try {
    await fetch(url, { signal: AbortSignal.timeout(patience), redirect: 'manual' });
  } catch {
    throw new NotReady(`Nothing answers at ${url}. Start the provider first.`);
  }
};

/** What the endpoint answered to a state: its values, nothing for a state that it does not know, or why it could not be entered. */
export type Entered = { readonly values: Values } | { readonly unknown: true } | { readonly failure: string };

const valuesOf = (status: number, text: string): Entered => {
  if (status === 404) return { unknown: true };
  if (status >= 300) return { failure: `answered ${status} ${text.slice(0, 120)}`.trim() };
  if (text.trim() === '') return { values: {} };
  try {
    const values = JSON.parse(text) as unknown;
    if (typeof values === 'object' && values !== null && !Array.isArray(values)) return { values: values as Values };
  } catch {
    // Said below.
  }
  return { failure: `answered ${text.slice(0, 80)}, expected an object with the values` };
};

/** Enters a provider state. */
export const enterState = async (states: string, { name, params = {} }: ProviderState): Promise<Entered> => {
  try {
    const response = await fetch(states, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ state: name, params, action: 'setup' }),
      signal: AbortSignal.timeout(patience),
      redirect: 'manual',
    });
    return valuesOf(response.status, await response.text());
  } catch (failure) {
    const isSlow = failure instanceof Error && failure.name === 'TimeoutError';
    return {
      failure: isSlow ? `did not answer within ${patience / 1000} s` : `cannot be reached (${String(failure)})`,
    };
  }
};

/** A value in an envelope of its own: { data: { authToken: … } }. */
const wrapperOf = (values: Values, missing: readonly string[]): string | undefined =>
  Object.entries(values).find(([, inner]) =>
    missing.some((name) => Reflect.get(Object(inner) as object, name) !== undefined),
  )?.[0];

const obstacleOf = async (interaction: PactInteraction, states: string): Promise<Obstacle | undefined> => {
  const values: Record<string, unknown> = {};
  const needed = valuesNeeded(interaction);
  let last = '';
  for (const state of interaction.providerStates ?? []) {
    last = state.name;
    const entered = await enterState(states, state);
    if (!('values' in entered))
      return {
        interaction,
        state: last,
        missingValues: 'failure' in entered ? [] : needed.filter((name) => values[name] === undefined),
        reason: 'failure' in entered ? entered.failure : 'is not known',
      };
    Object.assign(values, entered.values);
  }
  const missingValues = needed.filter((name) => values[name] === undefined);
  if (missingValues.length === 0) return undefined;
  const wrapper = wrapperOf(values, missingValues);
  const reason = `lacks ${missingValues.join(', ')}${wrapper ? `, which it has below "${wrapper}"` : ''}`;
  return { interaction, state: last, missingValues, reason };
};

/**
 * Checks, in seconds, which states the provider can enter.
 *
 * @throws NotReady without a states endpoint, or with one that accepts any name
 */
export const preflight = async (states: string, pact: Pact): Promise<readonly Obstacle[]> => {
  if ('values' in (await enterState(states, { name: 'a-state-that-does-not-exist' }))) {
    throw new NotReady(`${states} accepts a state that does not exist. Answer 404 for a state that you do not know.`);
  }
  const obstacles: Obstacle[] = [];
  for (const interaction of pact.interactions) {
    const obstacle = await obstacleOf(interaction, states);
    if (obstacle) obstacles.push(obstacle);
    // One that is slow, or is not there, is so for every state.
    if (
      obstacles.length === 3 &&
      pact.interactions.length > 3 &&
      obstacles.every(({ reason }) => /within|reached/.test(reason))
    )
      break;
  }
  const isHopeless =
    obstacles.length > 0 &&
    (obstacles.length === pact.interactions.length || /within|reached/.test(obstacles[0]?.reason ?? ''));
  if (isHopeless) {
    const reasons = [...new Set(obstacles.map(({ state, reason }) => `  "${state}" ${reason}`))].slice(0, 5);
    const isAbsent = obstacles.every(({ reason }) => reason === 'is not known');
    throw new NotReady(
      [
        `${states} enters none of the states:`,
        ...reasons,
        isAbsent
          ? 'Add the endpoint (docs/backend.md, "The states endpoint"), beginning with "any-customer"; or try --smoke, which needs none.'
          : 'Mend it first (docs/backend.md, "The states endpoint"); or try --smoke, which needs none.',
      ].join('\n'),
    );
  }
  return obstacles;
};
