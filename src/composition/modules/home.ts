import { DashboardViewModel } from '../../ui/home/DashboardViewModel';
import { homeUseCases } from '../useCases/home';
import { type Module, needing } from '../wire';

export const homeModule: Module = {
  ...homeUseCases,
  openDashboard: needing(
    ['record', 'loadPolicy', 'loadProfile', 'readFacts', 'clock', 'errors', 'afterPaint'],
    (needs) => () => new DashboardViewModel(needs),
  ),
};
