import { systemClock } from '../../adapters/browser/systemClock';
import { watchIdleness } from '../../application/session/watchIdleness';
import { errorNavigation } from '../../ui/errors/errorNavigation';
import { IdleViewModel } from '../../ui/session/IdleViewModel';
import { coreUseCases } from '../useCases/core';
import { type Module, needing } from '../wire';

/** What every screen may use: the gateways, how a session ends, the error handler, and the loads that most screens start with. */
export const coreModule: Module = {
  ...coreUseCases,
  auth: ({ insurer }) => insurer.auth,
  billing: ({ insurer }) => insurer.billing,
  claims: ({ insurer }) => insurer.claims,
  customer: ({ insurer }) => insurer.customer,
  documents: ({ insurer }) => insurer.documents,
  policy: ({ insurer }) => insurer.policy,
  rating: ({ insurer }) => insurer.rating,

  watchIdleness: needing(
    ['configuration', 'vault', 'identity', 'activity', 'otherTabs', 'wait'],
    ({ configuration, ...needs }) => watchIdleness({ ...needs, limits: configuration.idle, clock: systemClock }),
  ),
  idle: needing(
    ['watchIdleness', 'record', 'logOut', 'navigation', 'errors', 'afterPaint'],
    (needs) => new IdleViewModel(needs),
  ),
  errors: errorNavigation,
};
