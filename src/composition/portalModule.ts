import { ContainerModule } from 'inversify';
import { pageActivity } from '../adapters/browser/pageActivity';
import { systemClock } from '../adapters/browser/SystemClock';
import { loadProfile } from '../application/customer/loadProfile';
import { loadPolicy } from '../application/policy/loadPolicy';
import { logOut } from '../application/session/logOut';
import { watchIdleness } from '../application/session/watchIdleness';
import { errorNavigation } from '../ui/errors/errorNavigation';
import { IdleViewModel } from '../ui/session/IdleViewModel';
import { t } from './tokens';

/** What every area shares: how a session ends, the error handler, and the two loads that most screens start with. */
export const portalModule = new ContainerModule(({ bind }) => {
  bind(t.logOut).toResolvedValue(logOut, [t.record, t.sessionIdentity, t.otherTabs]).inSingletonScope();
  bind(t.watchIdleness)
    .toResolvedValue(
      ({ idle }, vault, identity, tabs, wait) =>
        watchIdleness(idle, vault, identity, pageActivity(window), tabs, systemClock, wait),
      [t.configuration, t.vault, t.sessionIdentity, t.otherTabs, t.wait],
    )
    .inSingletonScope();
  bind(t.idle)
    .toResolvedValue(
      (watchIdleness, record, logOut, navigation, errors) =>
        new IdleViewModel({ watchIdleness, record, logOut, navigation, errors }),
      [t.watchIdleness, t.record, t.logOut, t.navigation, t.errors],
    )
    .inSingletonScope();
  bind(t.errors)
    .toResolvedValue(errorNavigation, [t.navigation, t.record, t.telemetry, t.referenceOf, t.clock])
    .inSingletonScope();
  bind(t.loadProfile).toResolvedValue(loadProfile, [t.customer, t.record]).inSingletonScope();
  bind(t.loadPolicy).toResolvedValue(loadPolicy, [t.policy, t.record]).inSingletonScope();
});
