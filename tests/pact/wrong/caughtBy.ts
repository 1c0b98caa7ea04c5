import type { Variation } from '../../../src/adapters/reference-api/Variation';

/** What finds a wrong backend: the replies by schema or the pact, a story, or a story that changes nothing. */
type Finder = 'pact:verify' | '--scenarios' | '--smoke';

export interface WrongBackend extends Variation {
  readonly caughtBy: Finder;
}

export const caughtBy = (finder: Finder, ...variations: readonly Variation[]): readonly WrongBackend[] =>
  variations.map((variation) => ({ ...variation, caughtBy: finder }));
