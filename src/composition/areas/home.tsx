import { type Container, ContainerModule } from 'inversify';
import type { HomeArea } from '../../ui/shell/areas';
import { DashboardScreen } from '../../ui/home/DashboardScreen';
import { DashboardViewModel } from '../../ui/home/DashboardViewModel';
import { viewModel } from '../dependencies';
import { screen } from '../screen';
import { t, token } from '../tokens';

const dashboard = token<DashboardViewModel>('dashboard');

const homeModule = new ContainerModule(({ bind }) => {
  bind(dashboard)
    .toDynamicValue(
      viewModel(DashboardViewModel, {
        record: t.record,
        clock: t.clock,
        loadPolicy: t.loadPolicy,
        loadProfile: t.loadProfile,
        errors: t.errors,
      }),
    )
    .inTransientScope();
});

export const homeArea = async (container: Container): Promise<HomeArea> => {
  container.load(homeModule);
  return { Dashboard: screen(container, DashboardScreen, dashboard) };
};
