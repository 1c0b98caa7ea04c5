import { httpGateways } from '../../src/adapters/http/httpGateways';
import { observableCustomerRecord } from '../../src/adapters/state/observableCustomerRecord';
import type { Occurrence } from '../../src/application/ports/Telemetry';
import type { Instant } from '../../src/domain/Instant';
import { errorNavigation } from '../../src/ui/errors/errorNavigation';
import { errorReferences } from '../../src/ui/errors/errorReferences';
import { type FakeNetwork, oneId } from '../support/FakeNetwork';
import { today } from '../support/memoryCustomer';
import { wiringOf } from '../support/testPortal';
import { vaultOver } from '../support/vaultOver';
import type { VirtualTime } from '../support/VirtualTime';

const clock = { today: () => today, now: () => `${today}T15:00:00.000Z` as Instant };

/** The portal without its screens, over the HTTP adapter and a fake network. */
export const portalOver = (
  network: Pick<FakeNetwork, 'fetch'>,
  time: VirtualTime,
  storage = new Map<string, string>(),
) => {
  const record = observableCustomerRecord(vaultOver(storage));
  const gateways = httpGateways({
    fetch: network.fetch,
    baseUrl: 'http://portal.test',
    session: record.session,
    wait: time.wait,
    ids: oneId,
  });
  const { give, get, navigation, went } = wiringOf({ gateways, record, clock });
  const reported: Occurrence[] = [];
  const telemetry = { report: (occurrence: Occurrence) => void reported.push(occurrence) };
  const errors = errorNavigation({ navigation, record, telemetry, referenceOf: errorReferences(oneId), clock });
  const handled: unknown[] = [];
  const handle = (failure: unknown): void => {
    handled.push(failure);
    errors.handle(failure);
  };
  give({ errors: { handle }, wait: time.wait });
  return {
    get,
    give,
    record,
    storage,
    time,
    clock,
    went,
    /** The errors that the shared handler received. */
    handled,
    /** What the operator would learn. */
    reported,
  };
};

export type Portal = ReturnType<typeof portalOver>;
