import { memoryGateways } from '../../src/adapters/memory/memoryGateways';
import { quietNetwork, throughNetwork } from '../../src/adapters/memory/network';
import { createWorld } from '../../src/adapters/memory/World';
import type { Clock } from '../../src/application/ports/Clock';
import { CalendarDate } from '../../src/domain/CalendarDate';
import { Instant } from '../../src/domain/Instant';
import { sessionSlot } from '../support/FakeNetwork';
import { type OpenPortal, emailOf, signIn } from './PortalUnderTest';

/** A Saturday afternoon in Albany. */
const afternoon = new Date('2026-11-21T18:30:00.000Z');

const clock: Clock = { now: () => Instant.ofDate(afternoon), today: () => CalendarDate.ofLocalDate(afternoon) };

/** Opens a portal on the in-memory adapter, with its own world. */
export const memoryPortal: OpenPortal = async (persona) => {
  const session = sessionSlot();
  const network = quietNetwork();
  const world = createWorld(clock);
  const portal = {
    gateways: throughNetwork(
      memoryGateways(world, () => session.read(), clock),
      network,
    ),
    session,
    today: clock.today(),
    failNext: (call, code) => Promise.resolve(void network.faults.push({ call, code, once: true })),
  } satisfies Awaited<ReturnType<OpenPortal>>;
  if (persona !== undefined) await signIn(portal, emailOf(persona));
  return portal;
};
