import { afterPaint } from '../../adapters/browser/afterPaint';
import { broadcastTabs } from '../../adapters/browser/broadcastTabs';
import { pageActivity } from '../../adapters/browser/pageActivity';
import { randomIds } from '../../adapters/browser/randomIds';
import { PORTAL_PREFIX, sessionStorageVault, withMemory } from '../../adapters/browser/sessionStorageVault';
import { systemClock } from '../../adapters/browser/systemClock';
import { timerDelay } from '../../adapters/browser/timerDelay';
import { travellingClock } from '../../adapters/browser/travellingClock';
import { whenIdle } from '../../adapters/browser/whenIdle';
import { observableClock } from '../../adapters/state/observableClock';
import { observableCustomerRecord } from '../../adapters/state/observableCustomerRecord';
import { sessionIdentity } from '../../application/session/sessionIdentity';
import { TimeZone } from '../../domain/TimeZone';
import { errorReferences } from '../../ui/errors/errorReferences';
import { RouterNavigation } from '../../ui/screen/Navigation';
import { openTelemetry } from '../openTelemetry';
import type { Module } from '../wire';

/** What the portal takes from the browser. */
export const browserModule: Module = {
  activity: () => pageActivity(window),
  afterPaint: () => afterPaint,
  challenge: () => ({ temporaryPassword: undefined }),
  ids: () => randomIds,
  vault: () => withMemory(sessionStorageVault(() => window.sessionStorage, PORTAL_PREFIX)),
  wait: () => timerDelay,
  whenIdle: () => whenIdle,
  otherTabs: () =>
    broadcastTabs(
      () => new BroadcastChannel('hearthside'),
      () => window.localStorage,
    ),

  timeTravel: ({ configuration }) =>
    __TIME_TRAVEL__ ? travellingClock(systemClock, configuration.timeZone) : undefined,
  clock: ({ timeTravel, configuration, activity }) =>
    observableClock(
      {
        now: (timeTravel ?? systemClock).now,
        today: () => timeTravel?.chosen() ?? TimeZone.dayOf(systemClock.now(), configuration.timeZone),
      },
      activity,
    ),
  customerClock: ({ timeTravel, activity }) => observableClock(timeTravel ?? systemClock, activity),

  record: ({ vault }) => observableCustomerRecord(vault),
  identity: sessionIdentity,
  router: ({ record, ids }) => new RouterNavigation(record.entryStates, ids),
  navigation: ({ router }) => router,
  referenceOf: ({ ids }) => errorReferences(ids),
  telemetry: ({ configuration, variant, vault }) => openTelemetry(configuration.telemetry, variant, vault),
};
