import { type Container, ContainerModule } from 'inversify';
import { pageActivity } from '../../adapters/browser/pageActivity';
import { sessionStorageVault } from '../../adapters/browser/SessionStorageVault';
import { systemClock } from '../../adapters/browser/SystemClock';
import { type WatchIdleness, watchIdleness } from '../../application/session/watchIdleness';
import type { IdleArea } from '../../ui/app/areas';
import { IdleDialog } from '../../ui/session/IdleDialog';
import { IdleViewModel } from '../../ui/session/IdleViewModel';
import { screen } from '../screen';
import { t, token } from '../tokens';

const i = {
  watchIdleness: token<WatchIdleness>('watchIdleness'),
  idle: token<IdleViewModel>('idle'),
};

const idleModule = new ContainerModule(({ bind }) => {
  bind(i.watchIdleness)
    .toResolvedValue(
      ({ idle }, tabs, wait) =>
        watchIdleness(
          idle,
          sessionStorageVault(() => window.sessionStorage),
          pageActivity(window),
          tabs,
          systemClock,
          wait,
        ),
      [t.configuration, t.otherTabs, t.wait],
    )
    .inSingletonScope();
  bind(i.idle)
    .toResolvedValue(
      (...parts) => new IdleViewModel(...parts),
      [t.record, i.watchIdleness, t.clearSession, t.logOut, t.navigation, t.failures],
    )
    .inTransientScope();
});

export const idleArea = async (container: Container): Promise<IdleArea> => {
  container.load(idleModule);
  return { IdleDialog: screen(container, IdleDialog, i.idle) };
};
