import { afterPaint } from '../../adapters/browser/afterPaint';
import { broadcastTabs } from '../../adapters/browser/broadcastTabs';
import { pageActivity } from '../../adapters/browser/pageActivity';
import { randomIds } from '../../adapters/browser/randomIds';
import { PORTAL_PREFIX, sessionStorageVault, withMemory } from '../../adapters/browser/sessionStorageVault';
import { systemClock } from '../../adapters/browser/systemClock';
import { timerDelay } from '../../adapters/browser/timerDelay';
import { whenIdle } from '../../adapters/browser/whenIdle';
import { travellingClock } from '../../adapters/browser/travellingClock';
import { observableClock } from '../../adapters/state/observableClock';
import { observableCustomerRecord } from '../../adapters/state/observableCustomerRecord';
import { sessionIdentity } from '../../application/session/sessionIdentity';
import { TimeZone } from '../../domain/TimeZone';
import { errorReferences } from '../../ui/errors/errorReferences';
import { RouterNavigation } from '../../ui/screen/Navigation';
import { openTelemetry } from '../openTelemetry';
import { wire } from '../wire';

/** What the portal takes from the browser. */
export const browserModule = wire((provide) => {
  provide('activity', [], () => pageActivity(window));
  provide('afterPaint', [], () => afterPaint);
  provide('challenge', [], () => ({ temporaryPassword: undefined }));
  provide('ids', [], () => randomIds);
  provide('vault', [], () => withMemory(sessionStorageVault(() => window.sessionStorage, PORTAL_PREFIX)));
  provide('wait', [], () => timerDelay);
  provide('whenIdle', [], () => whenIdle);
  provide('otherTabs', [], () =>
    broadcastTabs(
      () => new BroadcastChannel('hearthside'),
      () => window.localStorage,
    ),
  );

  provide('timeTravel', ['configuration'], ({ configuration }) =>
    __TIME_TRAVEL__ ? travellingClock(systemClock, configuration.timeZone) : undefined,
  );
  provide('clock', ['timeTravel', 'configuration', 'activity'], ({ timeTravel, configuration, activity }) =>
    observableClock(
      {
        now: (timeTravel ?? systemClock).now,
        today: () => timeTravel?.chosen() ?? TimeZone.dayOf(systemClock.now(), configuration.timeZone),
      },
      activity,
    ),
  );
  provide('customerClock', ['timeTravel', 'activity'], ({ timeTravel, activity }) =>
    observableClock(timeTravel ?? systemClock, activity),
  );

  provide('record', ['vault'], ({ vault }) => observableCustomerRecord(vault));
  provide('identity', ['record', 'vault', 'ids', 'otherTabs'], sessionIdentity);
  provide('router', ['record', 'ids'], ({ record, ids }) => new RouterNavigation(record.entryStates, ids));
  provide('navigation', ['router'], ({ router }) => router);
  provide('referenceOf', ['ids'], ({ ids }) => errorReferences(ids));
  provide('telemetry', ['configuration', 'variant', 'vault'], ({ configuration, variant, vault }) =>
    openTelemetry(configuration.telemetry, variant, vault),
  );
});
