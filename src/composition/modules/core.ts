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
  provide('auth', ['insurer'], ({ insurer }) => insurer.auth);
  provide('billing', ['insurer'], ({ insurer }) => insurer.billing);
  provide('claims', ['insurer'], ({ insurer }) => insurer.claims);
  provide('customer', ['insurer'], ({ insurer }) => insurer.customer);
  provide('documents', ['insurer'], ({ insurer }) => insurer.documents);
  provide('policy', ['insurer'], ({ insurer }) => insurer.policy);
  provide('rating', ['insurer'], ({ insurer }) => insurer.rating);

  provide('logOut', ['record', 'identity', 'otherTabs'], logOut);
  provide(
    'watchIdleness',
    ['configuration', 'vault', 'identity', 'activity', 'otherTabs', 'wait'],
    ({ configuration, otherTabs, ...needs }) =>
      watchIdleness({ ...needs, limits: configuration.idle, tabs: otherTabs, clock: systemClock }),
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
