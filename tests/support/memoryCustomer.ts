import { memoryGateways } from '../../src/adapters/memory/memoryGateways';
import { PASSWORD } from '../../src/adapters/memory/personas/household';
import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import { accountOf, createWorld } from '../../src/adapters/memory/World';
import { observableCustomerRecord } from '../../src/adapters/state/observableCustomerRecord';
import { loadPolicy } from '../../src/application/account/loadPolicy';
import { loadProfile } from '../../src/application/account/loadProfile';
import type { Clock } from '../../src/application/ports/Clock';
import type { CalendarDate } from '../../src/domain/CalendarDate';
import type { Instant } from '../../src/domain/Instant';
import type { Navigation } from '../../src/ui/screen/Navigation';
import type { RouteName } from '../../src/ui/screen/routes';

/** A signed-in customer of the in-memory insurer. */
export type MemoryCustomer = Awaited<ReturnType<typeof signedInCustomer>>;

export const today = '2026-11-21' as CalendarDate;

/**
 * A customer who has seen the dashboard: policy and profile are in the record.
 *
 * @param day today's date, for the customer and the insurer
 */
export const memoryCustomer = async (name: PersonaName, day: CalendarDate = today): Promise<MemoryCustomer> => {
  const customer = await signedInCustomer(name, day);
  await customer.loadPolicy(customer.signal);
  await customer.loadProfile(customer.signal);
  return customer;
};

/** A customer who has only signed in: the record has only the session. */
export const signedInCustomer = async (name: PersonaName, day: CalendarDate = today) => {
  const clock: Clock = { today: () => day, now: () => `${day}T15:00:00.000Z` as Instant };
  const world = createWorld(clock);
  const record = observableCustomerRecord({ load: () => undefined, save: () => undefined, clear: () => undefined });
  const gateways = memoryGateways(world, () => record.session.read(), clock);
  // Newcomers have set theirs.
  accountOf(world, name).password ??= PASSWORD;
  const reply = await gateways.auth.login({ userName: `${name}@example.com`, password: PASSWORD });
  if (reply.kind !== 'signedIn') throw new Error(`${name} cannot sign in: ${reply.kind}`);
  record.session.write(reply.session);

  const { signal } = new AbortController();
  return {
    world,
    /** The customer's account at the insurer; a test may change it. */
    account: accountOf(world, name),
    gateways,
    record,
    clock,
    signal,
    /** Loads the policy into the record. */
    loadPolicy: loadPolicy({ policy: gateways.policy, record }),
    loadProfile: loadProfile({ customer: gateways.customer, record }),
  };
};

interface RecordedStep {
  readonly state?: unknown;
  readonly replace?: boolean;
}

/** The navigations of a view-model, in order. */
export const recordedNavigation = () => {
  const went: (readonly [RouteName | 'back', RecordedStep?])[] = [];
  const navigation: Navigation = {
    lastScreen: undefined,
    pending: undefined,
    go: (route, step) => void went.push(step === undefined ? [route] : [route, step]),
    back: () => void went.push(['back']),
  };
  return { navigation, went };
};

/** The errors that a view-model has passed to the shared handler, in order. */
export const recordedErrors = () => {
  const handled: unknown[] = [];
  return { errors: { handle: (error: unknown) => void handled.push(error) }, handled };
};
