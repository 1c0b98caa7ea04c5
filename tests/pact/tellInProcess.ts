import { enterState } from '../../scripts/pact/preflight';
import { harmlessStories } from '../../scripts/pact/scenarios/harmlessStories';
import { stories, tellStories } from '../../scripts/pact/scenarios/tellStories';
import type { Story } from '../../scripts/pact/scenarios/Story';
import { Visitor } from '../../scripts/pact/scenarios/Visitor';
import { PASSWORD } from '../../src/adapters/memory/personas/household';

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

/** `--scenarios`, without the stories that `--smoke` tells too. */
export const scenariosFailure = (provider: string): Promise<string | undefined> =>
  firstFailure(
    stories.filter((story) => !story.isHarmless),
    provider,
  );

/** The stories of `--smoke`, with one login. */
export const smokeFailure = async (provider: string): Promise<string | undefined> => {
  await enterState(`${provider}/_pact/states`, { name: 'nj-current' });
  const visitor = new Visitor(provider, {}, 'en');
  await visitor.logIn(account);
  return firstFailure(harmlessStories, provider, { visitor });
};
