import { Container } from 'inversify';
import { pageActivity } from '../adapters/browser/pageActivity';
import { systemClock } from '../adapters/browser/systemClock';
import { loadProfile } from '../application/customer/loadProfile';
import { loadPolicy } from '../application/policy/loadPolicy';
import { logOut } from '../application/session/logOut';
import { watchIdleness } from '../application/session/watchIdleness';
import { errorNavigation } from '../ui/errors/errorNavigation';
import { IdleViewModel } from '../ui/session/IdleViewModel';
import { type GivenParts, type SharedParts, t } from './SharedParts';

/** Adds what every area shares: how a session ends, the error handler, and the two loads that most screens start with. */
export const makeSharedParts = (given: GivenParts): SharedParts => {
  const container = new Container({ defaultScope: 'Singleton' });
  for (const [name, part] of Object.entries(given)) container.bind(name).toConstantValue(part);

  container.bind(t('logOut')).toResolvedValue(logOut, [t('record'), t('identity'), t('otherTabs')]);
  container
    .bind(t('watchIdleness'))
    .toResolvedValue(
      ({ idle }, vault, identity, tabs, wait) =>
        watchIdleness(idle, vault, identity, pageActivity(window), tabs, systemClock, wait),
      [t('configuration'), t('vault'), t('identity'), t('otherTabs'), t('wait')],
    );
  container
    .bind(t('idle'))
    .toResolvedValue(
      (watchIdleness, record, logOut, navigation, errors) =>
        new IdleViewModel({ watchIdleness, record, logOut, navigation, errors }),
      [t('watchIdleness'), t('record'), t('logOut'), t('navigation'), t('errors')],
    );
  container
    .bind(t('errors'))
    .toResolvedValue(errorNavigation, [t('navigation'), t('record'), t('telemetry'), t('referenceOf'), t('clock')]);
  container.bind(t('loadProfile')).toResolvedValue(loadProfile, [t('customer'), t('record')]);
  container.bind(t('loadPolicy')).toResolvedValue(loadPolicy, [t('policy'), t('record')]);

  return {
    ...given,
    logOut: container.get(t('logOut')),
    idle: container.get(t('idle')),
    errors: container.get(t('errors')),
    loadProfile: container.get(t('loadProfile')),
    loadPolicy: container.get(t('loadPolicy')),
  };
};
