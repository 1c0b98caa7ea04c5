import { enterState } from '../../scripts/pact/preflight';
import { harmlessStories } from '../../scripts/pact/scenarios/harmlessStories';
import type { Story } from '../../scripts/pact/scenarios/Story';
import { stories, tellStories } from '../../scripts/pact/scenarios/tellStories';
import { Visitor } from '../../scripts/pact/scenarios/Visitor';
import { PASSWORD } from '../../src/adapters/memory/personas/household';
import { isCall } from '../../src/adapters/reference-api/isCall';
import type { Variation } from '../../src/adapters/reference-api/Variation';

const account = { userName: 'nj-current@example.com', password: PASSWORD };

/** Tells stories until one fails, as the command does. Returns the output about the first story that fails or cannot be told. */
const firstFailure = async (
  told: readonly Story[],
  provider: string,
  given: { readonly visitor?: Visitor } = {},
): Promise<string | undefined> => {
  for (const story of told) {
    const lines: string[] = [];
    const { failed, untold } = await tellStories([story], {
      provider,
      ...given,
      ...(given.visitor && { account }),
      enter: (name, params) => enterState(`${provider}/_pact/states`, { name, params: { ...params } }),
      patience: 2000,
      print: (line) => lines.push(line),
    });
    if (failed.length + untold.length > 0) return lines.join('\n');
  }
  return undefined;
};

/** The stories of `--scenarios` that `--smoke` does not tell too. */
const scenarios = stories.filter((story) => !story.isHarmless);

/** Tells `--scenarios`. */
export const scenariosFailure = (provider: string, told: readonly Story[] = scenarios): Promise<string | undefined> =>
  firstFailure(told, provider);

/**
 * Tells each story to a backend that passes it, and hears its calls. Returns the stories that make a call of another backend, those first
 * that make few other calls. To all the others, that backend is like the first.
 */
export const tellingScenarios = async (provider: string, heard: () => readonly string[]) => {
  const callsOf = new Map<Story, readonly string[]>();
  for (const story of scenarios) {
    heard();
    expect(await firstFailure([story], provider)).toBeUndefined();
    callsOf.set(story, heard());
  }
  return ({ calls }: Pick<Variation, 'calls'>): readonly Story[] => {
    const shareIn = (told: readonly string[]): number =>
      told.filter((each) => {
        const [method = '', path = ''] = each.split(' ');
        return calls.some((call) => isCall(call, method, path));
      }).length / told.length;
    const shares = [...callsOf].map(([story, told]) => ({ story, share: shareIn(told) }));
    return shares
      .filter(({ share }) => share > 0)
      .sort((one, other) => other.share - one.share)
      .map(({ story }) => story);
  };
};

/** The stories of `--smoke`, with one login. */
export const smokeFailure = async (provider: string): Promise<string | undefined> => {
  await enterState(`${provider}/_pact/states`, { name: 'nj-current' });
  const visitor = new Visitor(provider, {}, 'en');
  await visitor.logIn(account);
  return firstFailure(harmlessStories, provider, { visitor });
};
