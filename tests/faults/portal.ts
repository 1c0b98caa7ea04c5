import { httpGateways } from '../../src/adapters/http/httpGateways';
import { observableCustomerRecord } from '../../src/adapters/state/observableCustomerRecord';
import type { Occurrence } from '../../src/application/ports/Telemetry';
import type { SessionVault } from '../../src/application/ports/SessionVault';
import { loadProfile } from '../../src/application/customer/loadProfile';
import { loadPolicy } from '../../src/application/policy/loadPolicy';
import { pollChange } from '../../src/application/pollChange';
import { errorNavigation } from '../../src/ui/errors/errorNavigation';
import { errorReferences } from '../../src/ui/errors/errorReferences';
import { type FakeNetwork, oneId } from '../support/FakeNetwork';
import { recordedNavigation, today } from '../support/memoryCustomer';
import { countedIds } from '../support/useCases';
import type { VirtualTime } from '../support/VirtualTime';
import type { Instant } from '../../src/domain/Instant';

/** A vault that survives a reload, as session storage does. */
export const vaultOver = (storage: Map<string, string>): SessionVault => ({
  load: (name) => {
    const text = storage.get(name);
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  },
  save: (name, value) => {
    if (value === undefined) storage.delete(name);
    else storage.set(name, JSON.stringify(value));
  },
  clear: () => storage.clear(),
});

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
  const { navigation, went } = recordedNavigation();
  const reported: Occurrence[] = [];
  return {
    ...gateways,
    record,
    storage,
    time,
    clock,
    navigation,
    went,
    failures: errorNavigation(
      navigation,
      record,
      { report: (occurrence) => reported.push(occurrence) },
      errorReferences(oneId),
      clock,
    ),
    /** What the operator would learn. */
    reported,
    ids: countedIds(),
    loadPolicy: loadPolicy(gateways.policy, record),
    loadProfile: loadProfile(gateways.customer, record),
    pollChange: pollChange(time.wait),
  };
};

export type Portal = ReturnType<typeof portalOver>;
