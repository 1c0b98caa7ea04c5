import type { PactInteraction } from './pactFile';

/** Reads change nothing. What a login and a refresh answer is in the stories, which log in once. */
const isHarmless = ({ request: { method } }: PactInteraction): boolean => method === 'GET';

/** The interactions that need nothing but an account. */
export const smokeInteractions = (interactions: readonly PactInteraction[]): readonly PactInteraction[] =>
  interactions
    .filter(isHarmless)
    .filter(({ providerStates = [] }) => providerStates.every(({ name }) => name === 'any-customer'));
