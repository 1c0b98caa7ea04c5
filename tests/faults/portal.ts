import { httpGateways } from '../../src/adapters/http/httpGateways';
import { observableCustomerRecord } from '../../src/adapters/state/observableCustomerRecord';
import type { Occurrence } from '../../src/application/ports/Telemetry';
import { completeRecord } from '../../src/application/customer/completeRecord';
import { loadProfile } from '../../src/application/customer/loadProfile';
import { loadPolicy } from '../../src/application/policy/loadPolicy';
import { pollChange } from '../../src/application/pollChange';
import { errorNavigation } from '../../src/ui/errors/errorNavigation';
import { errorReferences } from '../../src/ui/errors/errorReferences';
import { type FakeNetwork, oneId } from '../support/FakeNetwork';
import { recordedNavigation, today } from '../support/memoryCustomer';
import { countedIds } from '../support/useCases';
import { vaultOver } from '../support/vaultOver';
import type { VirtualTime } from '../support/VirtualTime';
import type { Instant } from '../../src/domain/Instant';

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
  const loads = {
    loadPolicy: loadPolicy(gateways.policy, record),
    loadProfile: loadProfile(gateways.customer, record),
  };
  const { navigation, went } = recordedNavigation();
  const reported: Occurrence[] = [];
  const telemetry = { report: (occurrence: Occurrence) => void reported.push(occurrence) };
  const errors = errorNavigation(navigation, record, telemetry, errorReferences(oneId), clock);
  const handled: unknown[] = [];
  const handle = (failure: unknown): void => {
    handled.push(failure);
    errors.handle(failure);
  };
  return {
    ...gateways,
    record,
    storage,
    time,
    clock,
    navigation,
    went,
    errors: { handle },
    /** What came to the shared error handler. */
    handled,
    /** What the operator would learn. */
    reported,
    ids: countedIds(),
    ...loads,
    completeRecord: completeRecord(record, loads.loadPolicy, loads.loadProfile),
    pollChange: pollChange(time.wait),
  };
};

export type Portal = ReturnType<typeof portalOver>;
