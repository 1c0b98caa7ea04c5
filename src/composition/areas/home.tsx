import { type Container, ContainerModule } from 'inversify';
import type { HomeArea } from '../../ui/app/areas';
import { DashboardScreen } from '../../ui/home/DashboardScreen';
import { DashboardViewModel } from '../../ui/home/DashboardViewModel';
import { screen } from '../screen';
import { t, token } from '../tokens';

const dashboard = token<DashboardViewModel>('dashboard');

const homeModule = new ContainerModule(({ bind }) => {
  bind(dashboard)
    .toResolvedValue(
      (...parts) => new DashboardViewModel(...parts),
      [t.record, t.loadPolicy, t.loadProfile, t.failures],
    )
    .inTransientScope();
});

export const homeArea = async (container: Container): Promise<HomeArea> => {
  container.load(homeModule);
  return { Dashboard: screen(container, DashboardScreen, dashboard) };
};
