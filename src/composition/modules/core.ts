import { systemClock } from '../../adapters/browser/systemClock';
import { loadProfile } from '../../application/account/loadProfile';
import { loadPolicy } from '../../application/account/loadPolicy';
import { logOut } from '../../application/session/logOut';
import { watchIdleness } from '../../application/session/watchIdleness';
import { errorNavigation } from '../../ui/errors/errorNavigation';
import { IdleViewModel } from '../../ui/session/IdleViewModel';
import { wire } from '../wire';

/** What every screen may use: the gateways, how a session ends, the error handler, and the loads that most screens start with. */
export const coreModule = wire((provide) => {
  for (const area of ['auth', 'billing', 'claims', 'customer', 'documents', 'policy', 'rating'] as const)
    provide(area, ['insurer'], ({ insurer }) => insurer[area]);

  provide('logOut', ['record', 'identity', 'otherTabs'], logOut);
  provide(
    'watchIdleness',
    ['configuration', 'vault', 'identity', 'activity', 'otherTabs', 'wait'],
    ({ configuration, ...needs }) => watchIdleness({ ...needs, limits: configuration.idle, clock: systemClock }),
  );
  provide(
    'idle',
    ['watchIdleness', 'record', 'logOut', 'navigation', 'errors', 'afterPaint'],
    (needs) => new IdleViewModel(needs),
  );
  provide('errors', ['navigation', 'record', 'telemetry', 'referenceOf', 'clock'], errorNavigation);
  provide('loadPolicy', ['policy', 'record'], loadPolicy);
  provide('loadProfile', ['customer', 'record'], loadProfile);
});
