import type { Gateways } from '../../application/ports/Gateways';
import type { Tokens } from '../memory/caller';
import { memoryGateways } from '../memory/memoryGateways';
import { type World, createWorld } from '../memory/World';
import type { Fault } from './faults';
import { serverClock } from './serverClock';

/** The state of the server: a world, and what only a server has. */
export interface Insurer {
  readonly world: World;
  /** Auth tokens that have expired. */
  readonly expired: Set<string>;
  /** The faults that the next calls meet. */
  readonly faults: Fault[];
  /** Ids of changes that took effect at once. */
  readonly effected: Set<string>;
  /** Bodies and responses of writes, by customer, call and `Idempotency-Key`. */
  readonly replies: Map<string, { readonly body: unknown; readonly reply: unknown }>;
  /** The provider states since the last persona. */
  readonly states: string[];
}

/** The insurer of a request. Each test names its own world, so that tests can run in parallel. */
export type InsurerOf = (request: { get(header: string): string | undefined }) => Insurer;

/** Creates one insurer for each value of the header `x-reference-world`. */
export const insurers = (): InsurerOf => {
  const known = new Map<string, Insurer>();
  return (request) => {
    const world = request.get('x-reference-world') ?? '';
    const insurer = known.get(world) ?? createInsurer();
    known.set(world, insurer);
    return insurer;
  };
};

const createInsurer = (): Insurer => ({
  world: createWorld(serverClock()),
  expired: new Set(),
  faults: [],
  effected: new Set(),
  replies: new Map(),
  states: [],
});

/** Resets the insurer in place. */
export const resetInsurer = (insurer: Insurer): Insurer => Object.assign(insurer, createInsurer());

/** The gateways for the customer of a request, at the time that the request names. */
export const gatewaysOf = (insurer: Insurer, tokens: Tokens | undefined, chosenNow?: string): Gateways =>
  memoryGateways(insurer.world, () => tokens, serverClock(chosenNow));
