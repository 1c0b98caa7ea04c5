import { describedReply } from './contract';
import { noAnswer } from './noAnswer';
import { NotReady } from './NotReady';
import { type Pact, type PactInteraction, type ProviderState, valuesNeeded } from './pactFile';
import { answersOf, handlerOf } from './providerStates';

/** For how many milliseconds a provider may take to enter a state: it may write all its data. */
const PATIENCE = 15_000;

type Values = Readonly<Record<string, unknown>>;

/** A state that the provider does not know, that fails, or whose values are incomplete. */
export interface StateProblem {
  readonly state: string;
  /** "answered 500", "is not known", "lacks authToken" */
  readonly reason: string;
}

/** Why an interaction cannot be verified. */
export interface Obstacle {
  readonly interaction: PactInteraction;
  readonly states: readonly StateProblem[];
}

/** The reason of a state that the endpoint answers 404 to. */
export const IS_UNKNOWN = 'is not known';

/** @throws NotReady for an address without a scheme, or where no provider answers */
export const reach = async (url: string): Promise<void> => {
  if (!/^https?:\/\//.test(url)) throw new NotReady(`"${url}" is no address. Begin it with http:// or https://.`);
  try {
    await fetch(url, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual', headers: { connection: 'close' } });
  } catch (failure) {
    const why = noAnswer(failure, PATIENCE);
    throw new NotReady(
      why.startsWith('cannot be reached') ? `Nothing answers at ${url}. Start the provider first.` : `${url} ${why}.`,
    );
  }
};

/** What the endpoint answered to a state: its values, nothing for a state that it does not know, or why it could not be entered. */
export type Entered =
  | { readonly values: Values }
  | { readonly unknown: true }
  | { readonly failure: string; readonly isSilent?: boolean };

const valuesOf = (status: number, text: string): Entered => {
  if (status === 404) return { unknown: true };
  if (status >= 300) return { failure: `answered ${describedReply(status, text)}` };
  // PHP writes an object without fields as an empty list.
  if (/^\s*(?:\[\s*\])?\s*$/.test(text)) return { values: {} };
  try {
    const values = JSON.parse(text) as unknown;
    if (typeof values === 'object' && values !== null && !Array.isArray(values)) return { values: values as Values };
  } catch {
    // Said below.
  }
  return {
    failure: `answered ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 80)}, expected an object with the values`,
  };
};

/** Enters a provider state. */
export const enterState = async (states: string, { name, params = {} }: ProviderState): Promise<Entered> => {
  try {
    const response = await fetch(states, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', connection: 'close' },
      body: JSON.stringify({ state: name, params, action: 'setup' }),
      signal: AbortSignal.timeout(PATIENCE),
      redirect: 'manual',
    });
    return valuesOf(response.status, await response.text());
  } catch (failure) {
    return { failure: noAnswer(failure, PATIENCE), isSilent: true };
  }
};

/** A value in an envelope of its own: { data: { authToken: … } }. */
const wrapperOf = (values: Values, missing: readonly string[]): string | undefined =>
  Object.entries(values).find(([, inner]) =>
    missing.some((name) => Reflect.get(Object(inner) as object, name) !== undefined),
  )?.[0];

/** The values that an interaction needs and did not get, at the state that answers them. */
const incomplete = (values: Values, { providerStates = [] }: PactInteraction, needed: readonly string[]) => {
  const missing = needed.filter((name) => values[name] === undefined);
  const names = providerStates.map(({ name }) => name);
  const owner = (value: string) => names.find((name) => answersOf(name).includes(value)) ?? names.at(-1) ?? '';
  const wrapper = wrapperOf(values, missing);
  return [...new Set(missing.map(owner))].map((state) => {
    const lacking = missing.filter((value) => owner(value) === state).join(', ');
    return { state, reason: `lacks ${lacking}${wrapper ? `, which it has below "${wrapper}"` : ''}` };
  });
};

/** What stands before an interaction, and whether its states had no answer at all. */
const enterAll = async (
  interaction: PactInteraction,
  url: string,
): Promise<{ readonly states: readonly StateProblem[]; readonly isSilent: boolean }> => {
  const values: Record<string, unknown> = {};
  const problems: StateProblem[] = [];
  for (const { name, ...state } of interaction.providerStates ?? []) {
    const entered = await enterState(url, { name, ...state });
    if ('values' in entered) Object.assign(values, entered.values);
    else if ('unknown' in entered) problems.push({ state: name, reason: IS_UNKNOWN });
    // A situation may fail for no other reason than that its persona is missing.
    else if (problems.length === 0) problems.push({ state: name, reason: entered.failure });
    if ('failure' in entered && entered.isSilent) return { states: problems, isSilent: true };
  }
  if (problems.length > 0) return { states: problems, isSilent: false };
  return { states: incomplete(values, interaction, valuesNeeded(interaction)), isSilent: false };
};

const hopeless = (states: string, problems: readonly StateProblem[]): NotReady => {
  const reasons = [...new Set(problems.map(({ state, reason }) => `  "${state}" ${reason}`))];
  const isAbsent = problems.every(({ reason }) => reason === IS_UNKNOWN);
  return new NotReady(
    [
      `${states} enters none of the states:`,
      ...reasons.slice(0, 5),
      ...(reasons.length > 5 ? [`  and ${reasons.length - 5} more`] : []),
      isAbsent
        ? 'Add the endpoint (docs/backend.md, "The states endpoint"), beginning with "any-customer"; or try --smoke, which needs none.'
        : 'Mend it first (docs/backend.md, "The states endpoint"); or try --smoke, which needs none.',
      ...(isAbsent ? [handlerOf('any-customer'), 'pacts/PROVIDER-STATES.md ends with a template of all of them.'] : []),
    ].join('\n'),
  );
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
  let silent = 0;
  for (const interaction of pact.interactions) {
    const { states: problems, isSilent } = await enterAll(interaction, states);
    if (problems.length > 0) obstacles.push({ interaction, states: problems });
    silent = isSilent ? silent + 1 : 0;
    // One that does not answer to three states in a row is not there.
    if (silent === 3) break;
  }
  const isHopeless = silent === 3 || (obstacles.length > 0 && obstacles.length === pact.interactions.length);
  if (isHopeless)
    throw hopeless(
      states,
      obstacles.flatMap((obstacle) => obstacle.states),
    );
  return obstacles;
};
