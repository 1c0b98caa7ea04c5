import { type MemoryGateways, memoryGateways } from '../memory/memoryGateways';
import { type World, createWorld } from '../memory/World';
import type { Session } from '../../domain/session/Session';
import type { Fault } from './faults';
import { serverClock } from './serverClock';

/** What stands behind the server: a world, and what a server knows that the world does not. */
export interface Insurer {
  world: World;
  /** The sessions that were opened, by auth token. */
  readonly sessions: Map<string, Session>;
  /** Auth tokens that have to be renewed. */
  readonly expired: Set<string>;
  /** What the next calls run into. */
  readonly faults: Fault[];
  /** Changes that took effect as they were accepted. */
  readonly effected: Set<string>;
}

/** Which insurer a request asks: each world that a test names has one of its own, so that tests can run side by side. */
export type InsurerOf = (request: { get(header: string): string | undefined }) => Insurer;

/** The insurers by the world that the header `x-reference-world` names, made when they are first asked. */
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
  sessions: new Map(),
  expired: new Set(),
  faults: [],
  effected: new Set(),
});

/** Starts afresh, in place. */
export const resetInsurer = (insurer: Insurer): void => {
  insurer.world = createWorld(serverClock());
  insurer.sessions.clear();
  insurer.expired.clear();
  insurer.faults.length = 0;
  insurer.effected.clear();
};

/** The gateways of whoever a request belongs to, at the moment that it bears. */
export const gatewaysOf = (insurer: Insurer, session: Session | undefined, chosenNow?: string): MemoryGateways =>
  memoryGateways(insurer.world, () => session, serverClock(chosenNow));

/** Notes a session that was opened, so that its tokens are known. */
export const opened = (insurer: Insurer, session: Session): Session => {
  insurer.sessions.set(session.authToken, session);
  return session;
};
